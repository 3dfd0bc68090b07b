import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

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
