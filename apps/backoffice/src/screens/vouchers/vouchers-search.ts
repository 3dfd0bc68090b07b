import type { VoucherQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/**
 * The parameters of the list's address. `code`: how codes begin; `ab`: the place of the page; `dialog`: the open one.
 */
export interface VouchersSearch extends ListSearch {
  readonly code?: string | undefined;
  readonly ab?: string | undefined;
  readonly dialog?: 'neu' | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readVouchersSearch({ code, ab, dialog, ...others }: Readonly<Record<string, unknown>>): VouchersSearch {
  return {
    ...readListSearch(others),
    code: typeof code === 'string' && code !== '' && code.length <= 100 ? code : undefined,
    ab: typeof ab === 'string' && ab.length <= 200 ? ab : undefined,
    dialog: dialog === 'neu' ? dialog : undefined,
  };
}

/** The question for the server. */
export function questionOf({ code, ab }: VouchersSearch): VoucherQuestion {
  return { ...(code !== undefined && { code }), ...(ab !== undefined && { after: ab }) };
}
