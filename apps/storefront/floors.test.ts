import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../scripts/imports.ts';

const imports = importsOf(join(import.meta.dirname, 'src'));

test('a screen imports no other screen', () => {
  const screenOf = (file: string) => /^screens\/[^/]+/.exec(file)?.[0];
  const across = imports.filter(({ file, to }) => {
    const [from, at] = [screenOf(file), screenOf(to)];
    return from !== undefined && at !== undefined && from !== at;
  });
  expect(across).toEqual([]);
});
