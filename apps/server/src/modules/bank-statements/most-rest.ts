import { type Cents, centsFromEuro } from '@kontor/domain';
import type { ShopConfiguration } from '../configuration/types.ts';

/** The most cents that are written off if the operator says nothing else. */
const usual: Cents = 5;

/** The most cents that are written off where a payment differs from what is due. */
export function mostRestOf({ writeOffUpTo }: ShopConfiguration['bank']): Cents {
  return writeOffUpTo === undefined ? usual : (centsFromEuro(writeOffUpTo) ?? usual);
}
