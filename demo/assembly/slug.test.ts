import { expect, test } from 'vitest';
import { sizeCode, slug } from './slug.ts';

test.each([
  ['Schlosserhämmer', 'schlosserhaemmer'],
  ['Öle & Pflege', 'oele-pflege'],
  ['Maßbänder', 'massbaender'],
  ['VPE 100 Stück', 'vpe-100-stueck'],
  ['  10 mm² ', '10-mm2'],
])('the slug of %j is %j', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test.each([
  ['300 g', '300G'],
  ['4,0 × 40 mm', '40X40'],
  ['600 g, Hickory', '600GHIC'],
  ['1/2"', '12'],
  ['18 V, 60 Nm, 2 × 4,0 Ah', '18V60NM2X40AH'],
  ['Gr. 3, grün', 'GR3GRU'],
])('the size %j is %j in an article number', (size, expected) => {
  expect(sizeCode(size)).toBe(expected);
});
