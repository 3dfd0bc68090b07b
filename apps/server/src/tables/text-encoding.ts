import { createReadStream } from 'node:fs';
import { ImportImpossible } from './import-impossible.ts';
import { reasons } from './texts/tables.de.ts';

/** Supported encodings: those that spreadsheets in German-speaking countries write, and UTF-8. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** How many bytes of a file are read at once. */
const chunkBytes = 256 * 1024;

/** The bytes of umlauts on Windows and on old Macs. In the other encoding most of them are signs such as €. */
const umlauts = {
  windows: new Set([0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc]),
  macintosh: new Set([0x8a, 0x9a, 0x9f]),
};

/** The encoding of a file, and whether letters of it were lost. */
export interface DetectedText {
  readonly encoding: TextEncoding;
  /**
   * `broken`: UTF-8, but some of its bytes are no letters, or it breaks off within one. `lost`: what wrote it put the
   * sign U+FFFD in place of letters.
   */
  readonly flaw: 'broken' | 'lost' | null;
}

/** The replacement for a letter that could not be read. */
export const lostLetter = '\uFFFD';
const lostLetterBytes = Buffer.from(lostLetter);

/**
 * Detects the encoding of a file by reading it once. A byte order mark decides, or that every other byte is zero
 * (UTF-16). Otherwise a file that is valid UTF-8 is UTF-8, also if that is true of most of it: a single wrong byte must
 * not change all other letters. Anything else is Windows-1252, which a German Excel writes as "CSV", unless it has the
 * umlauts of old Macs. Throws {@link ImportImpossible} for the umlauts of DOS.
 */
export async function detectText(file: string): Promise<DetectedText> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let atStart = true;
  let hasLost = false;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const wide = atStart ? utf16Of(chunk) : undefined;
    if (wide !== undefined) return { encoding: wide, flaw: null };
    atStart = false;
    hasLost ||= chunk.includes(lostLetterBytes);
    if (isValid(decoder, chunk)) continue;
    return (await isMostlyUtf8(file))
      ? { encoding: 'utf-8', flaw: 'broken' }
      : { encoding: oneByteOf(chunk), flaw: null };
  }
  if (isValid(decoder, undefined)) return { encoding: 'utf-8', flaw: hasLost ? 'lost' : null };
  const isUtf8 = await isMostlyUtf8(file);
  return isUtf8 ? { encoding: 'utf-8', flaw: 'broken' } : { encoding: 'windows-1252', flaw: null };
}

const markOfUtf8 = Buffer.from([0xef, 0xbb, 0xbf]);

/** Whether a file begins with the mark of UTF-8, or at least as many of its letters are UTF-8 as are not. */
async function isMostlyUtf8(file: string): Promise<boolean> {
  let sum = { valid: 0, invalid: 0 };
  let rest: Buffer | undefined;
  for await (const read of createReadStream(file) as AsyncIterable<Buffer>) {
    if (rest === undefined && read.subarray(0, 3).equals(markOfUtf8)) return true;
    const { valid, invalid, rest: cut } = lettersIn(Buffer.concat([rest ?? Buffer.alloc(0), read]));
    sum = { valid: sum.valid + valid, invalid: sum.invalid + invalid };
    rest = cut;
  }
  return sum.valid > 0 && sum.valid >= sum.invalid + ((rest?.length ?? 0) > 0 ? 1 : 0);
}

/** How many letters beyond ASCII are UTF-8, how many bytes are not, and what may be the beginning of a letter. */
function lettersIn(bytes: Buffer): { readonly valid: number; readonly invalid: number; readonly rest: Buffer } {
  let [valid, invalid, at] = [0, 0, 0];
  while (at < bytes.length) {
    const length = letterLength(bytes, at);
    if (at + length > bytes.length) break;
    if (length > 1) valid++;
    else if ((bytes[at] ?? 0) >= 0x80) invalid++;
    at += length;
  }
  return { valid, invalid, rest: bytes.subarray(at) };
}

/** How many bytes the letter at a place has in UTF-8; 1 for a byte that begins none. */
function letterLength(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0xc2 || first > 0xf4) return 1;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const more = bytes.subarray(at + 1, at + length);
  return more.every((byte) => byte >= 0x80 && byte < 0xc0) ? length : 1;
}

function utf16Of(chunk: Buffer): TextEncoding | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const empty = (parity: number) => chunk.subarray(0, 100).filter((byte, i) => i % 2 === parity && byte === 0).length;
  if (empty(1) > 20 && empty(0) === 0) return 'utf-16le';
  return empty(0) > 20 && empty(1) === 0 ? 'utf-16be' : undefined;
}

/**
 * Umlauts of DOS within words. On Windows the same bytes are quotation marks, which occur only at the ends of words.
 */
const umlautsOfDos = /[a-z][\x81\x84\x94][a-z]/gi;

function oneByteOf(chunk: Buffer): TextEncoding {
  const ofDos = chunk.toString('latin1').match(umlautsOfDos) ?? [];
  const ofWindows = chunk.filter((byte) => umlauts.windows.has(byte)).length;
  if (ofDos.length > ofWindows) throw new ImportImpossible(reasons.encodingOfDos);
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
