export { checkTrf, type CheckedRound, type TrfCheck, type TrfDifference, type TrfOptions } from './check-trf';
export { pairNext, type Assumption, type NextRound } from './pair-next';
export { parseTrf, type TrfParse } from './parse-trf';
export {
  headerFields,
  trfFile,
  usualTrfPoints,
  type HeaderField,
  type TrfByes,
  type TrfCell,
  type TrfError,
  type TrfErrorCode,
  type TrfFile,
  type TrfForbidden,
  type TrfHeader,
  type TrfPlayer,
  type TrfPoints,
  type TrfResult,
  type TrfVirtualPoints,
} from './trf-file';
export { writeTrf, type WriteOptions } from './write-trf';
