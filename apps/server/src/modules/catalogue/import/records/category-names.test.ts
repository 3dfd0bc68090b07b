import { expect, test } from 'vitest';
import { categoryNames } from './category-names.ts';

test.each([
  ['Werkzeug', ['Werkzeug']],
  ['Werkzeug > Zangen>Kombi', ['Werkzeug', 'Zangen', 'Kombi']],
  ['Motor > Zylinderkopf / Motorblock', ['Motor', 'Zylinderkopf / Motorblock']],
  [String.raw`Motor > Kopf \/ Block`, ['Motor', 'Kopf / Block']],
  [String.raw`Länge \> 2 m > Rohre`, ['Länge > 2 m', 'Rohre']],
  [String.raw`A\B`, ['A\\B']],
  [String.raw`A\\>B`, ['A\\', 'B']],
  ['🔧 > 👩‍🔧', ['🔧', '👩‍🔧']],
  ['', ['']],
  ['A > ', ['A', '']],
])('%s', (cell, names) => {
  expect(categoryNames(cell)).toEqual(names);
});
