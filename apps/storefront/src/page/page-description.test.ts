import { expect, test } from 'vitest';
import { headlineOf, plainText, textBelowHeadline } from './page-description.ts';

test('takes the tags away and keeps words apart', () => {
  expect(plainText('<p>Für <strong>Metall</strong>, Holz &amp; Stein.</p><ul><li>A</li><li>B</li></ul>', 100)).toBe(
    'Für Metall, Holz & Stein. A B',
  );
  expect(plainText('', 100)).toBe('');
});

test('cuts between words', () => {
  expect(plainText('<p>eins zwei drei vier</p>', 14)).toBe('eins zwei…');
  expect(plainText('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
});

test.each([
  ['<h1>Kontakt</h1><h2>Anfahrt</h2>', 'Kontakt', 'Anfahrt'],
  ['<p>x</p>\n<h2 class="a">Versand\n &amp; <em>Lieferung</em></h2>', 'Versand & Lieferung', ''],
  ['<p class="overline">Wir</p><h1>Über uns</h1><p>Seit <b>1931</b>.</p>', 'Über uns', 'Seit 1931.'],
  ['<h1> </h1>', null, ''],
  ['<p>Ohne</p>', null, 'Ohne'],
])('the headline and the description of %s', (html, headline, description) => {
  expect([headlineOf(html), textBelowHeadline(html)]).toEqual([headline, description]);
});

test('a description ends between words', () => {
  expect(textBelowHeadline(`<h1>AGB</h1><p>${'Wort, '.repeat(40)}</p>`)).toBe(`${'Wort, '.repeat(24)}Wort…`);
});
