import { createReadStream } from 'node:fs';

/** Supported encodings: those that spreadsheets in German-speaking countries write, and UTF-8. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** How many bytes of a file are read at once. */
const chunkBytes = 256 * 1024;

/** The bytes of umlauts on Windows and on old Macs. In the other encoding most of them are signs such as €. */
const umlauts = {
  windows: new Set([0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc]),
  macintosh: new Set([0x8a, 0x9a, 0x9f]),
};

/**
 * Detects the encoding of a file by reading it once. A byte order mark decides, or that every other byte is zero
 * (UTF-16). Otherwise a file that is entirely valid UTF-8 is UTF-8. Anything else is Windows-1252, which a German Excel
 * writes as "CSV", unless it has the umlauts of old Macs.
 */
export async function detectEncoding(file: string): Promise<TextEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let atStart = true;
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    const wide = atStart ? utf16Of(chunk) : undefined;
    if (wide !== undefined) return wide;
    atStart = false;
    if (!isValid(decoder, chunk)) return oneByteEncoding(chunk);
  }
  return isValid(decoder, undefined) ? 'utf-8' : 'windows-1252';
}

function utf16Of(chunk: Buffer): TextEncoding | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const empty = (parity: number) => chunk.subarray(0, 100).filter((byte, i) => i % 2 === parity && byte === 0).length;
  if (empty(1) > 20 && empty(0) === 0) return 'utf-16le';
  return empty(0) > 20 && empty(1) === 0 ? 'utf-16be' : undefined;
}

function oneByteEncoding(chunk: Buffer): TextEncoding {
  const count = (bytes: ReadonlySet<number>) => chunk.filter((byte) => bytes.has(byte)).length;
  return count(umlauts.macintosh) > count(umlauts.windows) ? 'macintosh' : 'windows-1252';
}

function isValid(decoder: TextDecoder, chunk: Buffer | undefined): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** The text of a file in chunks, without a byte order mark. `onBytes` receives the number of bytes read so far. */
export async function* readText(
  file: string,
  encoding: TextEncoding,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
