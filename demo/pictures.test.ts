import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectFile } from '../apps/server/src/modules/files/inspect-file.ts';

const folder = join(import.meta.dirname, 'pictures');

// Loading the demo looks at their headers only.
test('every picture can be decoded to its end', async () => {
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
  expect(pictures).toHaveLength(1021);
  const inspected = await Promise.all(
    pictures.map(async (name) => ({ name, ...(await inspectFile(readFileSync(join(folder, name)), 'picture')) })),
  );
  expect(inspected.filter(({ ok }) => !ok)).toEqual([]);
});
