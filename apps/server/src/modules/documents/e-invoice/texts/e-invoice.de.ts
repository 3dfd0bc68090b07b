import type { Day } from '@kontor/domain';
import { germanDay } from '../../../../german-format.ts';

/** The words of an e-invoice's structured part. */
export const eInvoiceTexts = {
  terms: (dueOn: Day) => `Zahlbar bis ${germanDay(dueOn)}.`,
} as const;
