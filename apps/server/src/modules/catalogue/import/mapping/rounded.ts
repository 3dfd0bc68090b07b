import { germanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';

/** An amount rounded to a multiple of so many euros, half up; without a step, or where it is no amount, as it is. */
export function rounded(cell: string | undefined, step: number | undefined): string | undefined {
  const amount = parseGermanNumber(cell ?? '');
  if (step === undefined || Number.isNaN(amount)) return cell;
  return germanNumber(Number((Math.round(amount / step + 1e-9) * step).toFixed(4)));
}
