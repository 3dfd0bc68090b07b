import { createReadStream } from 'node:fs';

/** Encodings that tables come in: what spreadsheets write in German-speaking countries, and UTF-8. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Finds out how a file is encoded by reading it once: a byte order mark decides; without one a file that is valid UTF-8
 * to its end is UTF-8, and anything else is taken for Windows-1252, which is what a German Excel writes as "CSV".
 */
export async function detectEncoding(file: string): Promise<TextEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let atStart = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (atStart && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    if (atStart && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
    atStart = false;
    if (!isValid(decoder, chunk)) return 'windows-1252';
  }
  return isValid(decoder, undefined) ? 'utf-8' : 'windows-1252';
}

function isValid(decoder: TextDecoder, chunk: Buffer | undefined): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** The text of a file in chunks, without a byte order mark; `onBytes` hears how far the reading is. */
export async function* readText(
  file: string,
  encoding: TextEncoding,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
