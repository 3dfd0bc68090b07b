import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { IndexSnapshot, SnapshotSection } from '@kontor/search';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** A snapshot that cannot be used. The message says why, for the log. */
export class SnapshotUnusable extends Error {
  override readonly name = 'SnapshotUnusable';
}

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array };

const Section = Type.Object({
  name: Type.String(),
  kind: Type.Union([Type.Literal('u8'), Type.Literal('u16'), Type.Literal('u32'), Type.Literal('f64')]),
  /** The length in bytes. Sections follow each other in the file. */
  bytes: Type.Integer({ minimum: 0 }),
  crc: Type.Integer(),
});
type Section = Static<typeof Section>;

/** The table of contents. It is at the end of the file, because checksums are only known after writing. */
const Table = Type.Object({
  /** Identifies the database and code of the snapshot. */
  of: Type.String(),
  version: Type.Integer(),
  sections: Type.Array(Section),
});
type Table = Static<typeof Table>;
const tableShape = Compile(Table);

/** The file begins with this mark, then the position of its table, its length and its checksum, eight bytes each. */
const mark = Buffer.from('KontorIx');
const headBytes = 32;
/** The number of bytes written, read and summed at a time, so that the event loop is not blocked. */
const pieceBytes = 2 ** 20;

/**
 * Writes a snapshot to a file, completely or not at all, by writing to another name first. `of` identifies its database
 * and code. `isWanted` is checked repeatedly; if it is false, writing is abandoned.
 * @returns whether it was written.
 */
export async function writeSnapshot(
  path: string,
  { of, snapshot, isWanted }: { of: string; snapshot: IndexSnapshot; isWanted: () => boolean },
): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      if (!(await writeAll(file, of, snapshot, isWanted))) return false;
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    return true;
  } finally {
    await rm(unfinished, { force: true }); // does nothing after the file was renamed
  }
}

async function writeAll(
  file: FileHandle,
  of: string,
  { version, sections }: IndexSnapshot,
  isWanted: () => boolean,
): Promise<boolean> {
  const written: Section[] = [];
  let place = headBytes;
  for (const [name, section] of sections) {
    const bytes = new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
    let crc = 0;
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      if (!isWanted()) return false;
      const piece = bytes.subarray(from, from + pieceBytes);
      crc = crc32(piece, crc);
      await file.write(piece, 0, piece.length, place);
      place += piece.length;
    }
    written.push({ name, kind: kindOf(section), bytes: bytes.length, crc });
  }
  const table = Buffer.from(JSON.stringify({ of, version, sections: written } satisfies Table));
  await file.write(table, 0, table.length, place);
  await file.write(headOf(place, table), 0, headBytes, 0);
  return true;
}

function kindOf(section: SnapshotSection): Section['kind'] {
  if (section instanceof Uint16Array) return 'u16';
  if (section instanceof Uint32Array) return 'u32';
  return section instanceof Float64Array ? 'f64' : 'u8';
}

function headOf(place: number, table: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  mark.copy(head);
  for (const [i, number] of [place, table.length, crc32(table)].entries())
    head.writeBigUInt64LE(BigInt(number), 8 + 8 * i);
  return head;
}

/**
 * Reads a snapshot; null if there is none.
 * @throws SnapshotUnusable if it is damaged, or of another database or code than `of`.
 */
export async function readSnapshot(path: string, of: string): Promise<IndexSnapshot | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const table = await readTable(file);
    if (table.of !== of) throw new SnapshotUnusable('it is of another database, or of another version of the shop');
    const sections = new Map<string, SnapshotSection>();
    let place = headBytes;
    for (const { name, kind, bytes, crc } of table.sections) {
      sections.set(name, new kinds[kind](await readSummed(file, { place, bytes, crc })));
      place += bytes;
    }
    return { version: table.version, sections };
  } finally {
    await file.close();
  }
}

async function readTable(file: FileHandle): Promise<Table> {
  const head = Buffer.alloc(headBytes);
  await file.read(head, 0, headBytes, 0);
  if (!head.subarray(0, mark.length).equals(mark)) throw new SnapshotUnusable('it does not begin as one');
  const [place = 0, bytes = 0, crc = 0] = [0, 1, 2].map((i) => Number(head.readBigUInt64LE(8 + 8 * i)));
  const { size } = await file.stat();
  if (place + bytes !== size) throw new SnapshotUnusable('it is cut off');
  const table: unknown = JSON.parse(Buffer.from(await readSummed(file, { place, bytes, crc })).toString());
  if (!tableShape.Check(table)) throw new SnapshotUnusable('its table is of another form');
  if (table.sections.reduce((sum, section) => sum + section.bytes, headBytes) !== place) {
    throw new SnapshotUnusable('its sections do not fill it');
  }
  return table;
}

async function readSummed(
  file: FileHandle,
  { place, bytes, crc }: { readonly place: number; readonly bytes: number; readonly crc: number },
): Promise<ArrayBuffer> {
  const room = new ArrayBuffer(bytes);
  let sum = 0;
  for (let from = 0; from < bytes; from += pieceBytes) {
    const piece = new Uint8Array(room, from, Math.min(pieceBytes, bytes - from));
    const { bytesRead } = await file.read(piece, 0, piece.length, place + from);
    if (bytesRead !== piece.length) throw new SnapshotUnusable('it is cut off');
    sum = crc32(piece, sum);
  }
  if (sum !== crc) throw new SnapshotUnusable('its sums do not match');
  return room;
}
