/** Fresh random bytes in hex, for command ids and keys. (`crypto.randomUUID` is missing on a LAN without https.) */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
