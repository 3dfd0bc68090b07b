import { createContext, useContext } from 'react';
import type { PriceDeclaration } from '../format/shown-price.ts';
import { shopTexts } from '../texts/shop.de.ts';

/** The note beside each price of a shop that charges no tax (LAW P3). Null: the usual note. */
export const TaxNote = createContext<string | null>(null);

/** 'inkl. USt.' or 'exkl. USt.' (SPEC §9), or why there is no tax. */
export function useTaxNote(declaration: PriceDeclaration): string {
  const untaxed = useContext(TaxNote);
  return untaxed ?? (declaration === 'net' ? shopTexts.taxExcluded : shopTexts.taxIncluded);
}
