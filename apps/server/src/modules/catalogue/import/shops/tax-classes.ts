import { germanNumber } from '../../../../tables/german-number.ts';
import type { Mapping } from '../mapping/mapping.ts';

/** The word for articles that the old shop did not tax. */
export const untaxed = 'none';

/** The tax rate of a class as a cell of our table, or the class, if a mapping has to explain it. */
export interface ClassRate {
  readonly taxRate?: string;
  readonly taxClass?: string;
}

/**
 * The tax rate for a class of the old shop, from the mapping. The mapping's rate for the whole file applies only to the
 * standard class. Otherwise food and books would be taxed like everything else.
 */
export function rateOfClass(said: string, { taxClasses }: Mapping, isStandard: boolean): ClassRate {
  const rate = taxClasses?.[said];
  if (rate !== undefined) return { taxRate: germanNumber(rate) };
  return isStandard ? {} : { taxClass: said };
}
