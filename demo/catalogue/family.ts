import { type Draft, type Family, type Offer, productsOf, type Size } from '../assembly/family.ts';
import type { BrandKey } from './brands.ts';
import type { DocumentKey } from './documents.ts';
import type { LeafName } from './tree.ts';

/** By which names the hardware shop calls its makers, leaf categories and data sheets. */
type HardwareNames = { brand: BrandKey; leaf: LeafName; document: DocumentKey };

/** Unfolds a family of the hardware shop into its products. */
export const family = <S extends Size>(f: Family<HardwareNames, S>): Draft[] => productsOf(f);

/** Sold by the metre, cheaper by the whole reel. */
export const byTheMetre = (reel: number, share = 0.82): readonly Offer[] => [
  { unit: 'Meter', pieces: 1, share: 1 },
  { unit: `Rolle ${reel} m`, pieces: reel, share },
];
