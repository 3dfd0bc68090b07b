import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsAcrossScreens, textsInComponents } from '../../scripts/app-floors.ts';
import { sourcesOf } from '../../scripts/imports.ts';

const area = join(import.meta.dirname, 'src');

test('a room imports no other room', () => {
  expect(importsAcrossScreens(area)).toEqual([]);
});

test('texts for people are in texts/, not in components', () => {
  expect(textsInComponents(area)).toEqual([]);
});

test('of the storefront only stylesheets are taken: its tokens, its reset, its motion', () => {
  const taken = sourcesOf(area).flatMap((file) => {
    const found = readFileSync(join(area, file), 'utf8').matchAll(/['"](?:\.\.\/)+storefront\/([^'"]+)['"]/g);
    return [...found].map(([, path]) => path);
  });
  expect(taken.toSorted()).toEqual(['src/styles/motion.css', 'src/styles/reset.css', 'src/styles/tokens.css']);
});
