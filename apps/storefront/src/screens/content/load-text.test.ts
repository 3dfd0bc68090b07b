import { expect, test } from 'vitest';
import { headlineOf } from './load-text.ts';

test.each([
  ['<h1>Kontakt</h1><h2>Anfahrt</h2>', 'Kontakt'],
  ['<p>x</p>\n<h2 class="a">Versand\n &amp; <em>Lieferung</em></h2>', 'Versand & Lieferung'],
  ['<h1> </h1>', null],
  ['<p>Ohne</p>', null],
])('the headline of %s', (html, headline) => {
  expect(headlineOf(html)).toBe(headline);
});
