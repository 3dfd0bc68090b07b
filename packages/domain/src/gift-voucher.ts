import { allocate } from './allocate.ts';
import type { Day } from './day.ts';
import type { Cents } from './money.ts';

/** The largest amount of gift vouchers in one line. Each piece is a code of its own in the buyer's mail. */
export const maxGiftVouchers = 50;

/** What each piece of a line of gift vouchers is worth: what was paid for it, so that the sum is the line's total. */
export function giftVoucherWorths(total: Cents, amount: number): Cents[] {
  return allocate(
    total,
    Array.from({ length: amount }, () => 1),
  );
}

/** Years that a bought voucher is valid at least, where its seller sets nothing else. */
const lawfulYears: Readonly<Record<string, number>> = { DE: 3 };

/**
 * The last day on which a gift voucher is valid that was sold on a day. In Germany a claim lapses three years after the
 * end of the year in which it arose (§§ 195, 199 BGB). In Austria it lapses after thirty years (§ 1478 ABGB), and
 * courts refused shorter terms to which no good reason led (OGH 7 Ob 22/12d). Other countries are treated alike.
 * @param years that the seller grants to the end of the year, instead of what the law says. Null: none.
 */
export function lastDayOfGiftVoucher(soldOn: Day, country: string, years: number | null): Day {
  const year = Number(soldOn.slice(0, 4));
  const granted = years ?? lawfulYears[country];
  if (granted !== undefined) return `${year + granted}-12-31`;
  const sameDay = soldOn.slice(4) === '-02-29' ? '-02-28' : soldOn.slice(4);
  return `${year + 30}${sameDay}`;
}
