import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsAcrossScreens, textsInComponents } from '../../scripts/app-floors.ts';

const area = join(import.meta.dirname, 'src');

test('a screen imports no other screen', () => {
  expect(importsAcrossScreens(area)).toEqual([]);
});

test('texts for people are in texts/, not in components', () => {
  expect(textsInComponents(area)).toEqual([]);
});
