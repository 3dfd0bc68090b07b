import type { QuoteQuestion } from '@kontor/contract/office';
import { type ShownQuoteState, shownQuoteStates } from '@kontor/domain';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/** The parameters of the list's address. `ab`: the place of the page. */
export interface QuotesSearch extends ListSearch {
  readonly wort?: string | undefined;
  readonly stand?: ShownQuoteState | undefined;
  readonly ab?: string | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readQuotesSearch({ wort, stand, ab, ...others }: Readonly<Record<string, unknown>>): QuotesSearch {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined;
  return {
    ...readListSearch(others),
    ...{ wort: text(wort), ab: text(ab), stand: shownQuoteStates.find((state) => state === stand) },
  };
}

/** The question for the server. */
export function questionOf({ wort, stand, ab }: QuotesSearch): QuoteQuestion {
  return {
    ...(wort !== undefined && { search: wort }),
    ...(stand !== undefined && { state: stand }),
    ...(ab !== undefined && { after: ab }),
  };
}
