import { expect, test } from 'vitest';
import { sourcesOf } from './imports.ts';
import { root } from './root.ts';

const sources = ['apps', 'packages'].flatMap((area) => sourcesOf(`${root}/${area}`).map((file) => `${area}/${file}`));

test('German texts stand in texts/<subject>.de.ts, and nothing else stands in such a folder', () => {
  const ofTexts = sources.filter((file) => file.includes('/texts/') || file.includes('.de.'));
  expect(ofTexts.filter((file) => !/\/texts\/[a-z][a-z-]*[a-z]\.de\.ts$/.test(file))).toEqual([]);
  expect(ofTexts).toContain('apps/server/src/http/texts/refusals.de.ts');
});
