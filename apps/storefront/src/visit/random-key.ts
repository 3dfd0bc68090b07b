/**
 * A random UUID (version 4) for the Idempotency-Key of a cart (CONTRACT §5). Uses getRandomValues, because randomUUID
 * is missing on pages served over plain HTTP, for example in a local network.
 */
export function randomKey(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  const bytes = random(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => markVersion(byte, i).toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function markVersion(byte: number, position: number): number {
  if (position === 6) return (byte & 0x0f) | 0x40;
  return position === 8 ? (byte & 0x3f) | 0x80 : byte;
}
