import { foodLabel } from '../../assembly/food-label.ts';
import { beerBottle, can } from '../../drawing/kinds/drink.ts';
import { family } from '../family.ts';

// Drinks of the pantry corner, taxed at 20 %. Deposits as Austria has them: 0.25 on what is used once, 0.20 on a beer
// bottle, 3.00 on its crate.

const dark = 'Kühl und dunkel lagern; nach dem Öffnen gekühlt aufbewahren und bald austrinken.';

export const appleSpritzer = family({
  article: 'JAU-6310',
  name: 'Apfelsaft gespritzt',
  brand: 'jausenwerk',
  leaf: 'Saft und Malzbier',
  text: 'Zwei Teile naturtrüber Apfelsaft aus Streuobst, ein Teil Wasser, Kohlensäure. In der Dose, weil Glas auf dem Gerüst nichts verloren hat.',
  fields: () => ({
    container: 'one-way',
    ...foodLabel({
      ingredients: 'Apfelsaft aus Streuobst (66 %), Wasser, Kohlensäure',
      keep: dark,
      per: '100 ml',
      kilojoules: 130,
      kilocalories: 31,
      fat: 0,
      saturated: 0,
      carbohydrate: 7.3,
      sugar: 7.1,
      protein: 0.1,
      salt: 0.01,
    }),
  }),
  attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
  sizes: [{ size: '0,33 l', litres: 0.33, eur: 1.2, grams: 350 }],
  draw: (s) => can({ brand: 'JAUSENWERK', title: 'Apfelsaft|gespritzt', amount: s.size }),
  contents: (s) => ({ amount: s.litres, per: '1 l' }),
  offers: [
    { unit: 'Dose', pieces: 1, share: 1, deposit: 0.25 },
    { unit: '24er-Tray', pieces: 24, share: 0.9, deposit: 6 },
  ],
  delivery: 'food',
});

export const maltBeer = family({
  article: 'JAU-6320',
  name: 'Malzbier alkoholfrei',
  brand: 'jausenwerk',
  leaf: 'Saft und Malzbier',
  text: 'Dunkel, malzig und ohne Alkohol, damit am Nachmittag noch alle Finger da sind. In der Pfandflasche mit Kronenkorken; die leere Kiste nehmen wir im Laden zurück.',
  fields: () => ({
    container: 'reusable',
    ...foodLabel({
      ingredients: 'Wasser, <strong>Gerstenmalz</strong>, Zucker, Hopfen, Kohlensäure',
      allergens: ['gluten'],
      keep: dark,
      per: '100 ml',
      kilojoules: 190,
      kilocalories: 45,
      fat: 0,
      saturated: 0,
      carbohydrate: 10.4,
      sugar: 7.8,
      protein: 0.5,
      salt: 0.01,
    }),
  }),
  attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Österreich' }),
  sizes: [{ size: '0,5 l', litres: 0.5, eur: 1.5, grams: 900 }],
  draw: (s) => beerBottle({ brand: 'JAUSENWERK', title: 'Malzbier', amount: s.size }),
  contents: (s) => ({ amount: s.litres, per: '1 l' }),
  offers: [
    { unit: 'Flasche', pieces: 1, share: 1, deposit: 0.2 },
    { unit: 'Kiste 20 Flaschen', pieces: 20, share: 0.92, deposit: 7 },
  ],
  delivery: 'food',
});
