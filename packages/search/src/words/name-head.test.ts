import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import { chunksOfHead } from './name-head.ts';

test.each([
  ['Gartenstuhl mit Kissen', 'gartenstuhl'],
  ['Klinge für Rasierer', 'klinge'],
  ['Bodenmatte f. Bürostuhl', 'bodenmatte'],
  ['Holzschraube Senkkopf TX, gelb verzinkt', 'holzschraube senkkopf tx'],
  ['Milka Schokolade (Großtafel)', 'milka schokolade'],
  ['Barilla Spaghetti 500 g', 'barilla spaghetti'],
  ['Hammer', 'hammer'],
  ['2er-Set Gläser', '2er-set gläser'],
  ['für unterwegs', 'für unterwegs'],
])('%s says what it is with: %s', (name, head) => {
  expect(chunksOf(name).slice(0, chunksOfHead(name)).join(' ')).toBe(head);
});
