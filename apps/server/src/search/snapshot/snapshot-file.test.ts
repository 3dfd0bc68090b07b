import { copyFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexSnapshot, SnapshotSection } from '@kontor/search';
import { beforeEach, expect, test } from 'vitest';
import { readSnapshot, SnapshotUnusable, writeSnapshot } from './snapshot-file.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-snapshot-'));
  path = join(folder, 'snapshot');
});

const sections = new Map<string, SnapshotSection>([
  ['names.bytes', Buffer.from('Ahle\0Öl')],
  ['names.starts', Uint32Array.of(0, 4, 8)],
  ['rates', Uint16Array.of(2000, 1000, 65_535)],
  ['none', new Uint32Array(0)],
  ['prices', Float64Array.of(0.5, -1, Number.MAX_SAFE_INTEGER)],
  ['large', new Uint8Array(3_000_001).map((_, i) => i % 251)],
]);
const snapshot: IndexSnapshot = { version: 77, sections };
const write = (of = 'shop 1') => writeSnapshot(path, { of, snapshot, isWanted: () => true });

test('comes back as it was written, each section of its kind', async () => {
  expect(await write()).toBe(true);
  const read = await readSnapshot(path, 'shop 1');
  expect(read?.version).toBe(77);
  expect([...(read?.sections.keys() ?? [])]).toEqual([...sections.keys()]);
  for (const [name, section] of sections) {
    const back = read?.sections.get(name);
    expect(back?.constructor.name, name).toBe(section.constructor.name.replace('Buffer', 'Uint8Array'));
    expect([...(back ?? [])].join() === [...section].join(), name).toBe(true);
  }
  expect(await readdir(folder)).toEqual(['snapshot']);
});

test('where there is none, there is none', async () => {
  expect(await readSnapshot(path, 'shop 1')).toBeNull();
});

test('of another database, or of other code, is not used', async () => {
  await write('shop 2');
  await expect(readSnapshot(path, 'shop 1')).rejects.toThrow(SnapshotUnusable);
});

test('cut off anywhere is not used', async () => {
  await write();
  const whole = await readFile(path);
  for (const length of [0, 7, 8, 31, 32, 33, 1000, 2_000_000, whole.length - 400, whole.length - 1]) {
    await writeFile(path, whole.subarray(0, length));
    await expect(readSnapshot(path, 'shop 1'), String(length)).rejects.toThrow(SnapshotUnusable);
  }
  await writeFile(path, Buffer.concat([whole, Buffer.of(0)]));
  await expect(readSnapshot(path, 'shop 1')).rejects.toThrow('cut off');
});

test('with any byte changed is not used', async () => {
  await write();
  const whole = await readFile(path);
  const places = [0, 8, 16, 24, 31, 32, 40, 100, 1_500_000, whole.length - 300, whole.length - 1];
  for (const place of places) {
    const damaged = Buffer.from(whole);
    damaged[place] = (damaged[place] ?? 0) ^ 4;
    await writeFile(path, damaged);
    await expect(readSnapshot(path, 'shop 1'), String(place)).rejects.toThrow();
  }
});

test('of which writing fails half way, as on a full disk, leaves the one before, and no unfinished file', async () => {
  await write();
  const before = await readFile(path);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  let pieces = 0;
  const isWanted = () => {
    if (++pieces > 3) throw full;
    return true;
  };
  await expect(writeSnapshot(path, { of: 'shop 1', snapshot: { version: 78, sections }, isWanted })).rejects.toBe(full);
  expect(await readdir(folder)).toEqual(['snapshot']);
  expect((await readFile(path)).equals(before)).toBe(true);
});

test('that is no longer wanted leaves the one before as it was, and no unfinished file', async () => {
  await write();
  await copyFile(path, `${path}-before`);
  let asked = 0;
  const isWanted = () => ++asked < 4;
  const other = { version: 78, sections };
  expect(await writeSnapshot(path, { of: 'shop 1', snapshot: other, isWanted })).toBe(false);
  expect((await readFile(path)).equals(await readFile(`${path}-before`))).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual(['snapshot', 'snapshot-before']);
});
