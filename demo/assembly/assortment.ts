import type { Brand } from './brand.ts';
import type { DataSheet } from './data-sheet.ts';
import type { DefinedAttribute } from './defined-attribute.ts';
import type { Draft } from './family.ts';

/** The text above the list of a category, and the product whose picture is beside it. */
export type Introduction = { readonly text: string; readonly product: string };

/** Categories by their names: leaves, or what lies below each. */
export type CategoryNames = readonly string[] | { readonly [name: string]: CategoryNames };

/** How the pictures of a demo look, whatever they show. */
export interface PictureFormat {
  /** Pixels; every picture is 1200 high. */
  readonly width: number;
  /** The colour behind the products; without it the palette's. */
  readonly ground?: string;
}

/** All that the catalogue, the pictures and the data sheets of a demo are made from. */
export interface Assortment {
  /** The folder of the demo: its catalogue.jsonl, pictures and documents. */
  readonly folder: string;
  readonly drafts: readonly Draft[];
  readonly tree: CategoryNames;
  /** By the name of the category. */
  readonly introductions: Readonly<Record<string, Introduction>>;
  /** Categories whose list is replaced by a page of the shop's own (CONTRACT §3, customPage). */
  readonly customPages: Readonly<Record<string, string>>;
  /** What names the maker of each article, `Marke`. */
  readonly makerAttribute: string;
  readonly attributes: readonly DefinedAttribute[];
  readonly brands: Readonly<Record<string, Brand>>;
  readonly dataSheets: Readonly<Record<string, DataSheet>>;
  readonly pictures: PictureFormat;
  /** The large picture of the start page, in the folder start. */
  readonly startPicture: { readonly file: string; readonly draw: () => string };
}
