import type { Day } from '@kontor/domain';
import { germanDay } from '../../../../german-format.ts';

/** The texts in the structured part of an e-invoice. */
export const eInvoiceTexts = {
  terms: (dueOn: Day) => `Zahlbar bis ${germanDay(dueOn)}.`,
} as const;
