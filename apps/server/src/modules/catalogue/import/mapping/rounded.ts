import { germanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';

/** An amount rounded to a multiple of a step in euros, half up. Unchanged without a step, or if it is no amount. */
export function rounded(cell: string | undefined, step: number | undefined): string | undefined {
  const amount = parseGermanNumber(cell ?? '');
  if (step === undefined || Number.isNaN(amount)) return cell;
  return germanNumber(Number((Math.round(amount / step + 1e-9) * step).toFixed(4)));
}
