import type { CashDiscount, Day } from '@kontor/domain';
import { germanDay, germanEuro, germanPercent } from '../../../../german-format.ts';

/** The texts in the structured part of an e-invoice. */
export const eInvoiceTexts = {
  terms: (dueOn: Day) => `Zahlbar bis ${germanDay(dueOn)}.`,
  discount: ({ basisPoints, until, amount }: CashDiscount) =>
    `Bei Zahlung bis ${germanDay(until)} ${germanPercent(basisPoints)} Skonto (${germanEuro(amount)}).`,
} as const;
