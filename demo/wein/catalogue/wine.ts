import type { Draft, Offer, Size } from '../../assembly/family.ts';
import type { Fields } from '../../assembly/fields.ts';
import { type LabelPrint, type WineBottle, wineBottle } from '../../drawing/kinds/wine-bottle.ts';
import type { BrandKey } from './brands.ts';
import { family } from './family.ts';
import type { LeafName } from './tree.ts';
import { type Analysis, wineLabel } from './wine-label.ts';

/** One bottle of a wine: its vintage, if it has one, and its litres. */
export type Filling = Omit<Size, 'size' | 'grams'> & { year?: number; litres: number };

/** A wine as its merchant writes it into a list. */
export type Wine = Analysis & {
  article: string;
  name: string;
  brand: BrandKey;
  leaf: LeafName;
  also?: readonly LeafName[];
  /** By wine law: 'Qualitätswein', 'Kamptal DAC Reserve'. */
  designation: string;
  taste: string;
  grapes: string;
  region: string;
  ageing: string;
  closure: string;
  temperature: string;
  pairs: string;
  ripe: string;
  text: string;
  points?: readonly string[];
  bottles: readonly Filling[];
  /** The bottle that stands at the top of lists, by its place; the first if it is not said. */
  leading?: number;
  offers?: readonly Offer[];
  ingredients?: string;
  fields?: Fields;
  look: Pick<WineBottle, 'shape' | 'glass' | 'capsule'> & {
    wine?: WineBottle['wine'];
    print: LabelPrint;
    title: string;
  };
};

/** A single bottle, and a carton of six for less. */
export const byTheCarton: readonly Offer[] = [
  { unit: 'Flasche', pieces: 1, share: 1 },
  { unit: '6er-Karton', pieces: 6, share: 0.95 },
];

/** Only single bottles: magnums, rarities, spirits. */
export const byTheBottle: readonly Offer[] = [{ unit: 'Flasche', pieces: 1, share: 1 }];

/** House wine leaves in whole cartons, cheaper from three of them on. */
export const wholeCartons: readonly Offer[] = [
  { unit: 'Flasche', pieces: 1, share: 1, bulk: { per: 1, min: 6, step: 6, scales: [{ from: 18, share: 0.94 }] } },
];

const keep = 'Kühl, dunkel und möglichst liegend lagern.';
const grapesAndSulphites = 'Trauben, Konservierungsstoff: <strong>Sulfite</strong>; unter Schutzatmosphäre abgefüllt';

/** Names of bottles by their litres, smaller and larger ones with what they are called. */
const bottleNames: Readonly<Record<number, string>> = {
  0.2: '0,2 l Piccolo',
  0.35: '0,35 l',
  0.375: '0,375 l',
  0.5: '0,5 l',
  0.75: '0,75 l',
  1: '1 l',
  1.5: '1,5 l Magnum',
  3: '3 l Doppelmagnum',
};

const bottleName = (litres: number): string => {
  const name = bottleNames[litres];
  if (name === undefined) throw new Error(`no bottle of ${litres} l`);
  return name;
};

/** Grams of a full bottle in its part of a carton. */
const gramsOf = (litres: number, isSparkling: boolean): number =>
  Math.round(litres * 1000 + (isSparkling ? 850 : 520) * Math.sqrt(litres / 0.75));

const sizeOf = ({ year, litres, ...rest }: Filling, isSparkling: boolean) => ({
  ...rest,
  ...{ year, litres },
  size: year === undefined ? bottleName(litres) : `${year}, ${bottleName(litres)}`,
  grams: gramsOf(litres, isSparkling),
  ...(litres >= 1.5 && rest.offers === undefined && { offers: byTheBottle }),
});

/** How large a bottle is drawn beside the others of its wine. */
const shareOfLitres = (litres: number): number => Math.min(1.06, 0.98 + Math.log2(litres / 0.75) * 0.06);

/** The products of a wine: a bottle for each vintage and size. */
export const wine = (w: Wine): Draft[] => {
  const isSparkling = w.look.shape === 'sparkling';
  const sizes = w.bottles.map((filling) => sizeOf(filling, isSparkling));
  const leading = sizes[w.leading ?? 0]?.size;
  return family({
    ...{ article: w.article, name: w.name, brand: w.brand, leaf: w.leaf, text: w.text, sizes },
    ...(w.also && { also: w.also }),
    ...(w.points && { points: w.points }),
    ...(leading && { leading }),
    attributes: ({ year, litres }) => ({
      Herkunft: w.region,
      Geschmack: w.taste,
      Rebsorte: w.grapes,
      ...(year !== undefined && { Jahrgang: String(year) }),
      Flasche: bottleName(litres),
      Bezeichnung: w.designation,
      Alkohol: `${w.alcohol.toLocaleString('de')} % vol`,
      Säure: `${w.acid.toLocaleString('de')} g/l`,
      Restzucker: `${w.sugar.toLocaleString('de')} g/l`,
      Ausbau: w.ageing,
      Verschluss: w.closure,
      Trinktemperatur: w.temperature,
      'Passt zu': w.pairs,
      Trinkreife: w.ripe,
    }),
    fields: () => ({ ...wineLabel(w, { ingredients: w.ingredients ?? grapesAndSulphites, keep }), ...w.fields }),
    contents: ({ litres }) => ({ amount: litres, per: '1 l' }),
    offers: w.offers ?? byTheCarton,
    counted: 'Flaschen',
    delivery: 'wine',
    draw: ({ year, litres }) =>
      wineBottle({
        ...w.look,
        brand: w.brand.toUpperCase().replace('OE', 'Ö'),
        line: year === undefined ? w.designation : String(year),
        amount: `${bottleName(litres)} · ${w.alcohol.toLocaleString('de')} % vol`,
        share: shareOfLitres(litres),
      }),
  });
};
