import type { OfficeQuote } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../kit/toast-message.ts';
import { quoteQuery } from '../../../records/quotes-query.ts';

/** Shows an offer as it has become, and says what was done. */
export function useQuoteStep(): (quote: OfficeQuote, said: string) => void {
  const queries = useQueryClient();
  return (quote, said) => {
    queries.setQueryData(quoteQuery(quote.number).queryKey, quote);
    for (const key of ['quotes', 'orders', 'log', 'today']) void queries.invalidateQueries({ queryKey: [key] });
    showToast(said);
  };
}
