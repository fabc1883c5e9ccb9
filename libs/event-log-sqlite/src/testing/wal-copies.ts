import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFile } from '../sqlite-log';

const headerBytes = 32;
const frameHeaderBytes = 24;

/** One way to spoil a write-ahead log. */
export interface WalDamage {
  readonly what: string;
  readonly wal: Uint8Array;
}

/** The write-ahead log of a data folder, cut and flipped at and around the beginning of every frame, and in its own header. */
export function* damagedWals(folder: string): Iterable<WalDamage> {
  const whole = readFileSync(`${logFile(folder)}-wal`);
  const frameBytes = frameHeaderBytes + whole.readUInt32BE(8);
  const used = usedBytes(whole, frameBytes);
  // With some of what lies behind it: the file was made larger beforehand.
  const wal = whole.subarray(0, used + 2 * frameBytes);
  for (let byte = 0; byte < headerBytes; byte += 4) yield { what: `header, byte ${byte} flipped`, wal: flipped(wal, byte) };
  for (let start = headerBytes, frame = 0; start <= used; start += frameBytes, frame++) {
    yield { what: `cut before frame ${frame}`, wal: wal.subarray(0, start) };
    if (start === used) return;
    yield { what: `cut in the header of frame ${frame}`, wal: wal.subarray(0, start + 10) };
    yield { what: `cut in the page of frame ${frame}`, wal: wal.subarray(0, start + frameHeaderBytes + 1000) };
    yield { what: `last byte of frame ${frame} missing`, wal: wal.subarray(0, start + frameBytes - 1) };
    for (const offset of [0, 4, 8, 16, frameHeaderBytes + 2000]) {
      yield { what: `frame ${frame}, byte ${offset} flipped`, wal: flipped(wal, start + offset) };
    }
    yield { what: `frame ${frame} overwritten with zeros`, wal: zeroed(wal, start, start + frameBytes) };
  }
}

/** Up to the end of the last frame that ends a transaction: it says how many pages the file has then. */
function usedBytes(wal: Buffer, frameBytes: number): number {
  let used = headerBytes;
  for (let start = headerBytes; start + frameBytes <= wal.length; start += frameBytes) {
    if (wal.readUInt32BE(start + 4) !== 0) used = start + frameBytes;
  }
  return used;
}

function flipped(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8));
  return copy;
}

function zeroed(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return Uint8Array.from(bytes).fill(0, from, to);
}

/** A data folder as a crash would leave it: the log file as it is, with another write-ahead log. (The index of it is made anew.) */
export function copyWithWal(folder: string, target: string, wal: Uint8Array): string {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  copyFileSync(logFile(folder), logFile(target));
  writeFileSync(`${join(target, 'log.sqlite')}-wal`, wal);
  return target;
}
