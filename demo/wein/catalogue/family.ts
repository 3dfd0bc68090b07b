import { type Draft, type Family, productsOf, type Size } from '../../assembly/family.ts';
import type { BrandKey } from './brands.ts';
import type { LeafName } from './tree.ts';

/** By which names the wine shop calls its producers and leaf categories. It has no data sheets. */
type WineShopNames = { brand: BrandKey; leaf: LeafName; document: never };

/** Unfolds a family of the wine shop into its products. */
export const family = <S extends Size>(f: Family<WineShopNames, S>): Draft[] => productsOf(f);
