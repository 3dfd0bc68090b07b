import type { WithdrawalQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/** The parameters of the list's address. `stand`: `geprueft` or nothing; `ab`: the place of the page. */
export interface WithdrawalsSearch extends ListSearch {
  readonly stand?: 'geprueft' | undefined;
  readonly ab?: string | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readWithdrawalsSearch({ stand, ab, ...others }: Readonly<Record<string, unknown>>): WithdrawalsSearch {
  return {
    ...readListSearch(others),
    stand: stand === 'geprueft' ? stand : undefined,
    ab: typeof ab === 'string' && ab.length <= 200 ? ab : undefined,
  };
}

/** The question for the server. */
export function questionOf({ stand, ab }: WithdrawalsSearch): WithdrawalQuestion {
  return { isChecked: stand === 'geprueft', ...(ab !== undefined && { after: ab }) };
}
