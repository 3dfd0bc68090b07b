import { open } from 'node:fs/promises';
import { ImportImpossible } from './import-impossible.ts';
import { foreignFiles } from './texts/tables.de.ts';

/** The kind of a file, detected from its content. The file name does not matter. */
export type FileKind = 'workbook' | 'xml' | 'json-lines' | 'table';

/** The number of bytes from which the kind is detected. */
const headBytes = 4096;

const binaries: readonly (readonly [begin: readonly number[], sentence: string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], foreignFiles.oldExcel],
  [[...Buffer.from('%PDF')], foreignFiles.pdf],
  [[0x1f, 0x8b], foreignFiles.packed],
  [[...Buffer.from('Rar!')], foreignFiles.packed],
  [[0x37, 0x7a, 0xbc, 0xaf], foreignFiles.packed],
  [[0x89, ...Buffer.from('PNG')], foreignFiles.picture],
  [[0xff, 0xd8, 0xff], foreignFiles.picture],
];

/**
 * Detects the kind of a file. Throws {@link ImportImpossible} for a file that cannot be imported, with a sentence that
 * names its kind and what to use instead.
 */
export async function fileKind(file: string): Promise<FileKind> {
  const head = await headOf(file);
  for (const [begin, sentence] of binaries)
    if (begin.every((byte, place) => head[place] === byte)) throw new ImportImpossible(sentence);
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'workbook';
  // In UTF-16 every other byte of ASCII text is zero. Without the zeros the beginning reads the same.
  const text = head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:ÿþ|þÿ|ï»¿)/, '')
    .trimStart();
  if (text.startsWith('<')) return /^<!doctype html|^<html/i.test(text) ? impossible(foreignFiles.html) : 'xml';
  if (text.startsWith('{')) return 'json-lines';
  if (/^\[\s*[{\]]/.test(text)) return impossible(foreignFiles.json);
  if (/^V;050|^V .{121}0[45]/.test(text)) return impossible(foreignFiles.datanorm);
  return /\.(?:jsonl|ndjson|json)$/i.test(file) ? 'json-lines' : 'table';
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function impossible(sentence: string): never {
  throw new ImportImpossible(sentence);
}
