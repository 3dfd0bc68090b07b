import type { ListColumnName, ListedQuote, QuoteQuestion } from '@kontor/contract/office';
import { quoteStateTexts } from '@kontor/contract/office-texts';
import type { QuotesService } from '../../quotes/quotes.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { amount, day, type ExportedList, moment } from './exported-list.ts';

/** The offers of a question. */
export function exportedQuotes(
  quotes: Pick<QuotesService, 'list' | 'count'>,
  { after: _, ...question }: QuoteQuestion,
): ExportedList<ListColumnName<'quotes'>, ListedQuote> {
  return {
    columns: {
      number: [[texts.number, ({ number }) => number]],
      made: [[texts.made, ({ createdAt }) => moment(createdAt)]],
      customer: [
        [texts.name, ({ name }) => name],
        [texts.company, ({ company }) => company],
        [texts.city, ({ city }) => city],
      ],
      total: [[texts.total, ({ total }) => amount(total)]],
      validUntil: [[texts.validUntil, ({ validUntil }) => day(validUntil)]],
      state: [[texts.state, ({ state }) => quoteStateTexts[state]]],
      order: [[texts.order, ({ orderNumber }) => orderNumber ?? '']],
      email: [[texts.email, ({ email }) => email]],
    },
    count: (upTo) => quotes.count(question, upTo),
    async page(after) {
      const page = await quotes.list({ ...question, ...(after !== undefined && { after }) });
      return { rows: page.quotes, next: page.next };
    },
  };
}
