import type { PaymentQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/** The parameters of the list's address. `ab`: the place of the page. */
export interface PaymentsSearch extends ListSearch {
  readonly ab?: string | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readPaymentsSearch({ ab, ...others }: Readonly<Record<string, unknown>>): PaymentsSearch {
  return { ...readListSearch(others), ab: typeof ab === 'string' && ab.length <= 200 ? ab : undefined };
}

/** The question for the server. */
export function questionOf({ ab }: PaymentsSearch): PaymentQuestion {
  return ab === undefined ? {} : { after: ab };
}
