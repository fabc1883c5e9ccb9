import { type EventLog, MemoryLog } from '@kronika/event-log';
import { nativeChainHash, randomHex } from './native-hashing';
import type { Settings } from './settings';
export async function openLog(_settings: Settings): Promise<EventLog> {
  return new MemoryLog({ hash: nativeChainHash, drawSalt: () => randomHex(16) });
}
