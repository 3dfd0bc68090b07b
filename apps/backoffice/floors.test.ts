import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourcesOf } from '../../scripts/imports.ts';

const imports = importsOf(join(import.meta.dirname, 'src'));

test('a room imports no other room', () => {
  const screenOf = (file: string) => /^screens\/[^/]+/.exec(file)?.[0];
  const across = imports.filter(({ file, to }) => {
    const [from, at] = [screenOf(file), screenOf(to)];
    return from !== undefined && at !== undefined && from !== at;
  });
  expect(across).toEqual([]);
});

test('what people read stands in texts/, not in components', () => {
  const components = globSync('src/**/*.tsx', { cwd: import.meta.dirname });
  const german = components.flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(/[^\n]*[äöüßÄÖÜ][^\n]*|>\s*\p{L}{2,}[^<>{}=;()]*<\//gu)].map(
      ([said]) => `${file}: ${said}`,
    );
  });
  expect(german).toEqual([]);
});

test('of the storefront only stylesheets are taken: its tokens, its reset, its motion', () => {
  const folder = join(import.meta.dirname, 'src');
  const taken = sourcesOf(folder).flatMap((file) => {
    const found = readFileSync(join(folder, file), 'utf8').matchAll(/['"](?:\.\.\/)+storefront\/([^'"]+)['"]/g);
    return [...found].map(([, path]) => path);
  });
  expect(taken.toSorted()).toEqual(['src/styles/motion.css', 'src/styles/reset.css', 'src/styles/tokens.css']);
});
