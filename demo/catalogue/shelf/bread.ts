import { foodLabel } from '../../assembly/food-label.ts';
import { jar, loaf, paperBag } from '../../drawing/kinds/pantry.ts';
import { family } from '../family.ts';

// Staple foods, taxed at 4.9 % since July 2026 (LAW T1).

const kilo = (amount: number) => ({ amount, per: '1 kg' as const });
const cool = 'Kühl und trocken lagern.';

export const bread = family({
  article: 'JAU-6010',
  name: 'Bauernbrot vom Holzofen',
  brand: 'jausenwerk',
  leaf: 'Brot, Mehl und Salz',
  text: 'Roggenbrot mit Natursauerteig, drei Tage geführt und scharf ausgebacken. Wir backen am Dienstag und am Freitag und schicken es am selben Tag weg; angeschnitten hält es in Leinen eine Woche.',
  fields: () =>
    foodLabel({
      ingredients:
        '<strong>Roggenmehl</strong> (65 %), Wasser, <strong>Weizenmehl</strong>, Salz, Brotgewürz (Kümmel, Fenchel)',
      allergens: ['gluten'],
      keep: 'Bei Raumtemperatur in Leinen lagern.',
      kilojoules: 905,
      kilocalories: 214,
      fat: 1.1,
      saturated: 0.2,
      carbohydrate: 43,
      sugar: 2.1,
      protein: 6.2,
      salt: 1.3,
    }),
  attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
  sizes: [
    { size: '500 g', kg: 0.5, eur: 3.9, grams: 530 },
    { size: '1 kg', kg: 1, eur: 6.9, grams: 1040 },
  ],
  draw: (s) => loaf({ title: 'Bauernbrot', amount: s.size }),
  contents: (s) => kilo(s.kg),
  tax: 4.9,
  delivery: 'food',
});

export const jarBread = family({
  article: 'JAU-6020',
  name: 'Roggenbrot im Glas gebacken',
  brand: 'jausenwerk',
  leaf: 'Brot, Mehl und Salz',
  text: 'Im verschlossenen Glas gebacken, darum ohne Zusätze ein halbes Jahr haltbar: das Brot für die Baustelle, die keiner Bäckerei nahe liegt.',
  fields: () =>
    foodLabel({
      ingredients: '<strong>Roggenschrot</strong>, Wasser, <strong>Roggenmehl</strong>, Salz',
      allergens: ['gluten'],
      keep: cool,
      kilojoules: 830,
      kilocalories: 196,
      fat: 1,
      saturated: 0.2,
      carbohydrate: 38,
      sugar: 2.8,
      protein: 5.6,
      salt: 1.2,
    }),
  attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
  sizes: [{ size: '400 g', kg: 0.4, eur: 4.5, grams: 640 }],
  draw: (s) => jar({ content: 'brown', lid: 'brass', brand: 'JAUSENWERK', title: 'Roggenbrot', amount: s.size }),
  contents: (s) => kilo(s.kg),
  offers: [
    { unit: 'Glas', pieces: 1, share: 1 },
    { unit: '6er-Karton', pieces: 6, share: 0.92 },
  ],
  tax: 4.9,
  delivery: 'food',
});

const milled = (
  article: string,
  name: string,
  title: string,
  text: string,
  ingredients: string,
  energy: readonly [number, number],
  rows: readonly (readonly [string, number, number])[],
) =>
  family({
    article,
    name,
    brand: 'jausenwerk',
    leaf: 'Brot, Mehl und Salz',
    text,
    fields: () =>
      foodLabel({
        ingredients,
        allergens: ['gluten'],
        keep: cool,
        kilojoules: energy[0],
        kilocalories: energy[1],
        fat: 1,
        saturated: 0.2,
        carbohydrate: 71,
        sugar: 0.7,
        protein: 11,
        salt: 0.01,
      }),
    attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
    sizes: rows.map(([size, kg, eur]) => ({ size, kg, eur, grams: Math.round(kg * 1000 + 20) })),
    draw: (s) => paperBag({ fill: 'carton', brand: 'JAUSENWERK', title, amount: s.size, share: s.kg > 2 ? 1 : 0.86 }),
    contents: (s) => kilo(s.kg),
    tax: 4.9,
    delivery: 'food',
  });

export const flour = milled(
  'JAU-6030',
  'Weizenmehl Type 480 griffig',
  'Weizenmehl|griffig',
  'Für Nockerl, Strudel und Mürbteig – und, wie jeder Tischler weiß, mit Wasser verrührt ein brauchbarer Kleister für die Tapete der Schubladen.',
  '<strong>Weizenmehl</strong>',
  [1460, 345],
  [
    ['1 kg', 1, 1.9],
    ['5 kg', 5, 7.9],
  ],
);
export const semolina = milled(
  'JAU-6040',
  'Weizengrieß',
  'Weizengrieß',
  'Grob vermahlen, für Koch, Nockerl und zum Bestauben des Brotschiebers. Trocken geröstet hält er die Grießsuppe körnig.',
  '<strong>Weizengrieß</strong>',
  [1470, 347],
  [['1 kg', 1, 2.2]],
);

export const salt = family({
  article: 'JAU-6050',
  name: 'Bergsalz, grob gemahlen',
  brand: 'jausenwerk',
  leaf: 'Brot, Mehl und Salz',
  also: ['Geschenkideen'],
  text: 'Trocken abgebaut, gebrochen und gesiebt, ohne Rieselhilfe. Zum Surfleisch, zum Nudelwasser und in die Mühle mit Keramikwerk.',
  fields: () => ({ ingredients: 'Steinsalz', storage: 'Trocken lagern.' }),
  attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
  sizes: [
    { size: '500 g', kg: 0.5, eur: 2.4, grams: 520 },
    { size: '2 kg', kg: 2, eur: 6.9, grams: 2040 },
  ],
  draw: (s) =>
    paperBag({
      fill: 'white',
      brand: 'JAUSENWERK',
      title: 'Bergsalz|grob',
      amount: s.size,
      share: s.kg < 1 ? 0.8 : 0.92,
    }),
  contents: (s) => kilo(s.kg),
  tax: 4.9,
  delivery: 'food',
});
