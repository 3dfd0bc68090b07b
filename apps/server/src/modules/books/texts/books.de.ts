import type { BookedTax } from '@kontor/domain';
import { germanPercent } from '../../../german-format.ts';
import { taxCaseNames } from './files.de.ts';

/** What the books say to operators. */
export const booksTexts = {
  /** How turnover is taxed: `Inland DE 19 %`. */
  tax: ({ taxCase, country, rate }: BookedTax) => `${taxCaseNames[taxCase]} ${country} ${germanPercent(rate)}`,
  accountMissing: (missing: readonly BookedTax[]) =>
    `Für diesen Umsatz nennt der Kontenrahmen kein Konto: ${missing.map(booksTexts.tax).join(', ')}. Mit „configure“ unter books.sales eintragen.`,
  earlierOpen: (month: string) => `Vorher ist ${month} abzuschließen: Monate werden der Reihe nach abgeschlossen.`,
  shopItself: 'Shop',
} as const;
