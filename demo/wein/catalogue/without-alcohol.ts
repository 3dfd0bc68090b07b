import { foodLabel } from '../../assembly/food-label.ts';
import { type WineBottle, wineBottle } from '../../drawing/kinds/wine-bottle.ts';
import type { BrandKey } from './brands.ts';
import { family } from './family.ts';
import type { LeafName } from './tree.ts';
import { byTheCarton } from './wine.ts';

type Juice = {
  article: string;
  name: string;
  brand?: BrandKey;
  leaf: LeafName;
  taste: string;
  grapes: string;
  text: string;
  ingredients: string;
  sulphites?: true;
  /** Grams in 100 ml. */
  sugar: number;
  sizes: readonly { size: string; litres: number; eur: number; grams: number; stock?: 'yellow' }[];
  look: Pick<WineBottle, 'shape' | 'glass' | 'capsule' | 'print' | 'title'> & { wine?: WineBottle['wine'] };
};

const juice = ({ article, name, leaf, text, brand = 'obstinger', ...j }: Juice) =>
  family({
    ...{ article, name, brand, leaf, text, sizes: j.sizes },
    attributes: (s) => ({
      Herkunft: 'Steiermark',
      Geschmack: j.taste,
      Rebsorte: j.grapes,
      Flasche: s.size,
      Bezeichnung: leaf === 'Traubensaft' ? 'Fruchtsaft' : 'Schäumendes Getränk aus entalkoholisiertem Wein',
      Alkohol: '0 % vol',
      Trinktemperatur: '8 °C',
    }),
    fields: () => ({
      origin: 'AT',
      ...foodLabel({
        ingredients: j.ingredients,
        ...(j.sulphites && { allergens: ['sulphites'] }),
        keep: 'Kühl und dunkel lagern, nach dem Öffnen gekühlt binnen drei Tagen trinken.',
        per: '100 ml',
        kilojoules: Math.round(j.sugar * 17 + 8),
        kilocalories: Math.round(j.sugar * 4 + 2),
        fat: 0,
        saturated: 0,
        carbohydrate: j.sugar,
        sugar: j.sugar,
        protein: 0.2,
        salt: 0.01,
      }),
    }),
    contents: (s) => ({ amount: s.litres, per: '1 l' }),
    offers: byTheCarton,
    counted: 'Flaschen',
    delivery: 'parcel',
    draw: (s) =>
      wineBottle({
        ...j.look,
        brand: brand.toUpperCase(),
        line: 'ohne Alkohol',
        amount: s.size,
        share: s.litres < 0.7 ? 0.82 : 0.96,
      }),
  });

const small = { size: '0,33 l', litres: 0.33, grams: 620 };
const large = { size: '1 l', litres: 1, grams: 1550 };

export const juices = [
  ...juice({
    article: 'SF-5010',
    name: 'Traubensaft weiß',
    leaf: 'Traubensaft',
    taste: 'fruchtig',
    grapes: 'Welschriesling, Muskateller',
    text: 'Direkt nach dem Pressen abgefüllt, nicht aus Konzentrat. Süß, aber mit Rückgrat, weil ein Teil der Trauben früh gelesen wird. Mit Soda wird ein Gespritzter daraus, den auch Autofahrer mögen.',
    ingredients: 'Traubensaft',
    sugar: 15.8,
    sizes: [
      { ...large, eur: 5.2 },
      { ...small, eur: 2.4 },
    ],
    look: {
      shape: 'litre',
      glass: 'flint',
      wine: 'straw',
      capsule: 'leaf',
      print: 'slope',
      title: 'Trauben-|saft weiß',
    },
  }),
  ...juice({
    article: 'SF-5020',
    name: 'Traubensaft rot',
    leaf: 'Traubensaft',
    taste: 'fruchtig',
    grapes: 'Zweigelt, Isabella',
    text: 'Kalt auf der Maische gezogen, damit Farbe und Gerbstoff mitkommen. Dunkel wie ein Rotwein, zum Wild und für alle, die fahren müssen.',
    ingredients: 'Traubensaft',
    sugar: 16.4,
    sizes: [
      { ...large, eur: 5.4 },
      { ...small, eur: 2.5 },
    ],
    look: {
      shape: 'litre',
      glass: 'flint',
      wine: 'claret',
      capsule: 'plum',
      print: 'slope',
      title: 'Trauben-|saft rot',
    },
  }),
  ...juice({
    article: 'SF-5030',
    name: 'Apfel-Traube naturtrüb',
    leaf: 'Traubensaft',
    taste: 'feinherb',
    grapes: 'Muskateller',
    text: 'Zwei Drittel Apfel von Streuobstwiesen, ein Drittel Muskatellertraube. Weniger süß als reiner Traubensaft, mit einem Duft nach Holunder. Vor dem Einschenken einmal wenden.',
    ingredients: 'Apfelsaft (66 %), Traubensaft (34 %)',
    sugar: 12.1,
    sizes: [{ ...large, eur: 4.6 }],
    look: { shape: 'litre', glass: 'flint', wine: 'honey', capsule: 'yellow', print: 'slope', title: 'Apfel-|Traube' },
  }),
];

export const sparkling = juice({
  article: 'SF-5110',
  name: 'Perlt ohne',
  brand: 'perlgrund',
  leaf: 'Alkoholfreier Schaumwein',
  taste: 'brut',
  grapes: 'Riesling',
  text: 'Richtiger Riesling, dem der Alkohol im Vakuum bei 30 Grad entzogen wurde, so bleibt der Duft. Höchstens 0,3 % vol. Zum Anstoßen ohne Erklärung.',
  ingredients:
    'entalkoholisierter Wein, rektifiziertes Traubenmostkonzentrat, Kohlensäure, Konservierungsstoff: <strong>Sulfite</strong>',
  sulphites: true,
  sugar: 3.9,
  sizes: [{ size: '0,75 l', litres: 0.75, eur: 9.9, grams: 1600 }],
  look: { shape: 'sparkling', glass: 'bottlegreen', capsule: 'bright', print: 'field', title: 'Perlt|ohne' },
});
