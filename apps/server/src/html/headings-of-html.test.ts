import { expect, test } from 'vitest';
import { headingsOfHtml } from './headings-of-html.ts';

test('the headline and the headings of parts, tables and lists, without their tags', () => {
  const html = `<h2>Davor</h2><h1>Versand &amp;
    <em>Zahlung</em></h1><p>Text</p><table><caption>Öffnungszeiten</caption></table><dl><dt>Telefon</dt></dl><h1>Noch eine</h1>`;
  expect(headingsOfHtml(html)).toEqual({
    headline: 'Versand & Zahlung',
    others: ['Davor', 'Öffnungszeiten', 'Telefon', 'Noch eine'],
  });
});

test.each(['', '<p>Nur Text</p>', '<h1> </h1>', '<h3>Teil'])('%s has no headline', (html) => {
  expect(headingsOfHtml(html).headline).toBeNull();
});

test('a page without a headline of the first level has one of the second', () => {
  expect(headingsOfHtml('<h2>AGB</h2><h2>Geltung</h2>')).toEqual({ headline: 'AGB', others: ['Geltung'] });
});
