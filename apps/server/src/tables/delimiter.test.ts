import { describe, expect, test } from 'vitest';
import { delimiterOf } from './delimiter.ts';

const ours = new Set(['Artikelnummer', 'Name', 'Beschreibung', 'Preis', 'Steuersatz']);
const known = (cells: readonly string[]) => cells.filter((cell) => ours.has(cell.trim())).length;
const none = () => 0;
const headings = ['Artikelnummer', 'Name', 'Beschreibung', 'Preis'];
const foreign = ['Nr', 'Text', 'Werbetext', 'Liste'];
const talkative = 'rot, blau, grün, gelb, weiß, schwarz, braun, grau, lila, rosa, oliv, beige, türkis';
const rows = [
  ['A1', 'Zange', talkative, '12.90'],
  ['B2', 'Säge', `${talkative}, bunt`, '9.50'],
  ['C3', 'Feile', 'kurz', '3.00'],
];
const table = (delimiter: string, header: readonly string[], quote: (cell: string) => string = (cell) => cell) =>
  [header, ...rows]
    .map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : quote(cell))).join(delimiter))
    .join('\r\n');

describe('the delimiter of cells', () => {
  test.each([[';'], ['\t'], ['|'], [',']])('is recognised by headings and not by descriptions: %j', (delimiter) => {
    expect(delimiterOf(table(delimiter, headings), known)).toBe(delimiter);
    expect(delimiterOf(`\uFEFF${table(delimiter, headings)}`, known)).toBe(delimiter);
    expect(delimiterOf(`\uFEFF${table(delimiter, headings, (cell) => `"${cell}"`)}`, known)).toBe(delimiter);
    expect(delimiterOf(`Liste 2026, netto, ab Werk\r\n\r\n${table(delimiter, headings)}`, known)).toBe(delimiter);
  });

  test.each([[';'], ['\t'], ['|'], [',']])(
    'is the one that most lines have, under headings with others: %j',
    (delimiter) => {
      expect(delimiterOf(table(delimiter, foreign), none)).toBe(delimiter);
    },
  );

  test('is not a sign inside a quoted heading', () => {
    const header = 'Artikelnummer;"Name, kurz, für die ""Karte"", ohne Farbe";"Text,\nlang";Preis;Steuersatz\n';
    expect(delimiterOf(`${header}A1;Zange;"${talkative}";1,00;20\n`, known)).toBe(';');
  });

  test('is not what descriptions list, even names of headings', () => {
    const text = 'Artikelnummer;Text;Preis\nA1;"x";1\nB2;Name, Preis, Beschreibung, Steuersatz, Artikelnummer;2\n';
    expect(delimiterOf(text, known)).toBe(';');
  });

  test('is recognised by a row in which inches are not quotes', () => {
    expect(
      delimiterOf('Artikelnummer;Name;Preis\nA1;Rohr 3/4", lang, rund, blank;1\nB2;Rohr 1", kurz;2\n', known),
    ).toBe(';');
  });
});
