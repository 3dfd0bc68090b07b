import type { Drawing } from '../drawing/drawing.ts';
import type { Fields } from './fields.ts';

/** One size of a family, as it stands in a printed price list. */
export type Size = {
  /** Printed behind the name: '300 g', '4,0 × 40 mm'. */
  size: string;
  /** Gross price of the first offer, EUR. */
  eur: number;
  /** Weight of one piece with its packing, grams; at least 1. */
  grams: number;
  /** A sentence that is true of this size only. */
  note?: string;
  stock?: StockColour;
  /** Pieces left, where the stock is counted. */
  left?: number;
  /** How this size is sold, where it is not as the family. */
  offers?: readonly Offer[];
};

/** Traffic light of the stock status. */
export type StockColour = 'green' | 'yellow' | 'red';

/** A way to buy: so many pieces, each at a share of the single price. A share above 1 is a small pack. */
export type Offer = {
  unit: string;
  pieces: number;
  share: number;
  /** On one unit, EUR: not in the price (LAW P6). */
  deposit?: number;
  /** How many units the price is for, the least amount and its steps, and what is asked from larger amounts on. */
  bulk?: { per: number; min: number; step: number; scales: readonly { from: number; share: number }[] };
};

/** Contents of one piece, for the unit price (LAW P4). */
export type Contents = { amount: number; per: '1 l' | '1 kg' | '1 m' };

/** Pictures beside the main one. */
export type View = 'measures' | 'detail' | 'pack';

/** What the shop must take back at the end of its life, with a note beside it (LAW S3, S4). */
export type Duty = 'electrical' | 'battery';

/** How the goods travel: it decides the terms of delivery. */
export type Delivery = 'letter' | 'parcel' | 'long' | 'freight' | 'food' | 'wine' | 'email';

/** By which names an assortment calls its makers, leaf categories and data sheets. */
export type Names = { brand: string; leaf: string; document: string };

/** A product family: what its sizes have in common, and how each differs. */
export type Family<N extends Names = Names, S extends Size = Size> = {
  /** First part of the article numbers: 'HAM-1010'. */
  article: string;
  name: string;
  brand: N['brand'];
  leaf: N['leaf'];
  /** Further leaves that contain it. */
  also?: readonly N['leaf'][];
  /** What a specialist would say at the counter; paragraphs parted by an empty line. */
  text: string;
  points?: readonly string[];
  attributes: (size: S) => Record<string, string>;
  fields?: (size: S) => Fields;
  sizes: readonly S[];
  draw: (size: S) => Drawing;
  views?: readonly View[];
  offers?: readonly Offer[];
  /** What several are called where they are counted; pieces if it is not said. */
  counted?: string;
  contents?: (size: S) => Contents;
  /** Tax rate in percent; 20 unless the goods are books or food (LAW T1). */
  tax?: 20 | 10 | 4.9;
  delivery?: Delivery;
  duties?: readonly Duty[];
  documents?: readonly N['document'][];
  /** The maker's recommended price, as a multiple of the price. */
  recommended?: number;
  /** The size that represents the family at the top of a list. */
  leading?: string;
};

/** One product before it gets its numbers: a family and one of its sizes. */
export type Draft = {
  family: Omit<Family, 'attributes' | 'fields' | 'draw' | 'contents' | 'sizes'>;
  size: Size;
  attributes: Record<string, string>;
  fields: Fields;
  contents: Contents | undefined;
  draw: () => Drawing;
};

/** Unfolds a family into its products. */
export const productsOf = <N extends Names, S extends Size>(f: Family<N, S>): Draft[] =>
  f.sizes.map((size) => ({
    family: f,
    size,
    attributes: f.attributes(size),
    fields: f.fields?.(size) ?? {},
    contents: f.contents?.(size),
    draw: () => f.draw(size),
  }));

/**
 * The products of modules, by the article number of their family; the sizes of a family stay in their order. Modules
 * list what they export in no order that holds everywhere.
 */
export const byArticle = (modules: readonly Readonly<Record<string, readonly Draft[]>>[]): Draft[] =>
  modules
    .flatMap((exported) => Object.values(exported).flat())
    .sort((a, b) => (a.family.article < b.family.article ? -1 : Number(a.family.article > b.family.article)));
