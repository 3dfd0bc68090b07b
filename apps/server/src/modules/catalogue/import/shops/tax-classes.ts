import { germanNumber } from '../../../../tables/german-number.ts';
import type { Mapping } from '../mapping/mapping.ts';

/** The word for what the old shop did not tax. */
export const untaxed = 'none';

/** The rate of a class of taxes as a cell of ours, or the class, where it has to be named. */
export interface ClassRate {
  readonly taxRate?: string;
  readonly taxClass?: string;
}

/**
 * Classes are words of the old shop: the mapping says what rate they are. The rate that it has for the whole file is
 * that of the standard class alone: food and books would be taxed as everything else.
 */
export function rateOfClass(said: string, { taxClasses }: Mapping, isStandard: boolean): ClassRate {
  const rate = taxClasses?.[said];
  if (rate !== undefined) return { taxRate: germanNumber(rate) };
  return isStandard ? {} : { taxClass: said };
}
