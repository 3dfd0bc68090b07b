import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectFile } from '../apps/server/src/modules/files/inspect-file.ts';

// Loading the demo looks at their headers only.
test.each([
  ['.', 1021],
  ['wein', 74],
])('every picture of %s can be decoded to its end', async (demo, count) => {
  const folder = join(import.meta.dirname, demo, 'pictures');
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
  expect(pictures).toHaveLength(count);
  const inspected = await Promise.all(
    pictures.map(async (name) => ({ name, ...(await inspectFile(readFileSync(join(folder, name)), 'picture')) })),
  );
  expect(inspected.filter(({ ok }) => !ok)).toEqual([]);
});
