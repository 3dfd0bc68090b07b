import type { Fields } from '../../assembly/fields.ts';
import { foodLabel } from '../../assembly/food-label.ts';
import { bacon, jar, sausage } from '../../drawing/kinds/pantry.ts';
import { family } from '../family.ts';

// The other food of the pantry corner, taxed at 10 %.

const kilo = (amount: number) => ({ amount, per: '1 kg' as const });

const smoked = 'Gekühlt bei höchstens 8 °C lagern; nach dem Öffnen innerhalb von 10 Tagen verbrauchen.';

export const sausages = family({
  article: 'JAU-6110',
  name: 'Hauswürstel luftgetrocknet',
  brand: 'jausenwerk',
  leaf: 'Speck und Wurst',
  text: 'Kalt geräuchert über Buche, vier Wochen gereift. Hält in der Werkzeugkiste eine Woche, sofern die Kollegen nichts davon wissen.',
  fields: () =>
    foodLabel({
      ingredients:
        'Schweinefleisch, Rindfleisch, Speck, Nitritpökelsalz (Salz, Konservierungsstoff: Natriumnitrit), Gewürze (enthält <strong>Senf</strong>), Naturdarm',
      allergens: ['mustard'],
      keep: smoked,
      kilojoules: 1720,
      kilocalories: 415,
      fat: 34,
      saturated: 13,
      carbohydrate: 1,
      sugar: 0.6,
      protein: 26,
      salt: 3.9,
    }),
  attributes: (s) => ({ Inhalt: `${s.kg * 1000} g`, Herkunft: 'Österreich' }),
  sizes: [
    { size: '2 Stück, 180 g', kg: 0.18, eur: 6.9, grams: 220, pair: true },
    { size: '4 Stück, 360 g', kg: 0.36, eur: 12.9, grams: 410, pair: true },
  ],
  draw: (s) => sausage({ title: 'Hauswürstel', amount: s.size, pair: s.pair }),
  contents: (s) => kilo(s.kg),
  tax: 10,
  delivery: 'food',
});

export const baconSides = family({
  article: 'JAU-6120',
  name: 'Bauchspeck geräuchert',
  brand: 'jausenwerk',
  leaf: 'Speck und Wurst',
  text: 'Trocken gesurt mit Wacholder und Knoblauch, zwei Wochen im kalten Rauch. Dünn geschnitten zur Jause, in Würfeln ins Gulasch.',
  fields: () =>
    foodLabel({
      ingredients:
        'Schweinebauch, Nitritpökelsalz (Salz, Konservierungsstoff: Natriumnitrit), Gewürze, Buchenholzrauch',
      keep: smoked,
      kilojoules: 1990,
      kilocalories: 482,
      fat: 45,
      saturated: 17,
      carbohydrate: 0.5,
      sugar: 0.5,
      protein: 19,
      salt: 4.1,
    }),
  attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
  sizes: [
    { size: '400 g', kg: 0.4, eur: 11.9, grams: 430 },
    { size: '800 g', kg: 0.8, eur: 21.9, grams: 850, stock: 'yellow' as const },
  ],
  draw: (s) => bacon({ title: 'Bauchspeck', amount: s.size }),
  contents: (s) => kilo(s.kg),
  tax: 10,
  delivery: 'food',
});

const glass = (
  article: string,
  name: string,
  title: string,
  content: 'honey' | 'orange' | 'red' | 'brown',
  text: string,
  label: Fields,
  rows: readonly (readonly [string, number, number])[],
) =>
  family({
    article,
    name,
    brand: 'jausenwerk',
    leaf: 'Honig und Aufstrich',
    text,
    fields: () => label,
    attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
    sizes: rows.map(([size, kg, eur]) => ({ size, kg, eur, grams: Math.round(kg * 1000 + 190) })),
    draw: (s) =>
      jar({ content, lid: 'brass', brand: 'JAUSENWERK', title, amount: s.size, share: s.kg < 0.3 ? 0.76 : 0.9 }),
    contents: (s) => kilo(s.kg),
    offers: [
      { unit: 'Glas', pieces: 1, share: 1 },
      { unit: '6er-Karton', pieces: 6, share: 0.92 },
    ],
    tax: 10,
    delivery: 'food',
  });

export const forestHoney = glass(
  'JAU-6210',
  'Waldhonig',
  'Waldhonig',
  'brown',
  'Von Fichte und Tanne, dunkel und malzig. Kalt geschleudert und nicht erwärmt; wird er fest, stellen Sie ihn in handwarmes Wasser.',
  foodLabel({
    ingredients: 'Honig',
    keep: 'Kühl, dunkel und trocken lagern. Nicht für Kinder unter einem Jahr.',
    kilojoules: 1350,
    kilocalories: 318,
    fat: 0,
    saturated: 0,
    carbohydrate: 79,
    sugar: 72,
    protein: 0.4,
    salt: 0.01,
  }),
  [
    ['250 g', 0.25, 5.9],
    ['500 g', 0.5, 9.9],
    ['1 kg', 1, 17.9],
  ],
);
export const blossomHoney = glass(
  'JAU-6220',
  'Blütenhonig cremig',
  'Blüten-|honig',
  'honey',
  'Langsam gerührt, streichzart, tropft nicht vom Brot. Löwenzahn, Obstblüte, ein wenig Linde: mild genug für den Tee.',
  foodLabel({
    ingredients: 'Honig',
    keep: 'Kühl, dunkel und trocken lagern. Nicht für Kinder unter einem Jahr.',
    kilojoules: 1350,
    kilocalories: 318,
    fat: 0,
    saturated: 0,
    carbohydrate: 79,
    sugar: 75,
    protein: 0.4,
    salt: 0.01,
  }),
  [
    ['250 g', 0.25, 5.5],
    ['500 g', 0.5, 8.9],
  ],
);
export const apricotJam = glass(
  'JAU-6230',
  'Marillenmarmelade',
  'Marillen-|marmelade',
  'orange',
  '70 Gramm Frucht je 100 Gramm, in kleinen Kesseln gekocht. Auf das Bauernbrot, in den Krapfen, in die Mittagspause.',
  foodLabel({
    ingredients: 'Marillen (70 %), Zucker, Zitronensaft, Geliermittel: Pektin',
    keep: 'Nach dem Öffnen gekühlt lagern.',
    kilojoules: 880,
    kilocalories: 207,
    fat: 0.2,
    saturated: 0,
    carbohydrate: 49,
    sugar: 48,
    protein: 0.6,
    salt: 0.02,
  }),
  [['250 g', 0.25, 4.9]],
);
export const walnutHoney = glass(
  'JAU-6240',
  'Walnusshonig',
  'Walnuss-|honig',
  'honey',
  'Ganze Walnusshälften, in Akazienhonig eingelegt. Zum Käse, zum Joghurt, direkt aus dem Glas. Die Nüsse werden im Oktober geknackt.',
  foodLabel({
    ingredients: 'Honig (70 %), <strong>Walnüsse</strong> (30 %)',
    allergens: ['nuts'],
    keep: 'Kühl und dunkel lagern. Nicht für Kinder unter einem Jahr.',
    kilojoules: 1780,
    kilocalories: 425,
    fat: 19,
    saturated: 1.9,
    carbohydrate: 57,
    sugar: 54,
    protein: 5.2,
    salt: 0.01,
  }),
  [['250 g', 0.25, 7.9]],
);
