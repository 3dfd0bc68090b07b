import type { VoucherQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/**
 * The parameters of the list's address. `code`: how codes begin; `ab`: the place of the page; `dialog`: the open one.
 */
export interface VouchersSearch extends ListSearch {
  readonly code?: string | undefined;
  /** The name of a series. */
  readonly serie?: string | undefined;
  readonly ab?: string | undefined;
  readonly dialog?: 'neu' | 'serien' | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readVouchersSearch(address: Readonly<Record<string, unknown>>): VouchersSearch {
  const { code, serie, ab, dialog, ...others } = address;
  return {
    ...readListSearch(others),
    code: typeof code === 'string' && code !== '' && code.length <= 100 ? code : undefined,
    serie: typeof serie === 'string' && serie !== '' && serie.length <= 100 ? serie : undefined,
    ab: typeof ab === 'string' && ab.length <= 200 ? ab : undefined,
    dialog: dialog === 'neu' || dialog === 'serien' ? dialog : undefined,
  };
}

/** The question for the server. */
export function questionOf({ code, serie, ab }: VouchersSearch): VoucherQuestion {
  const series = serie !== undefined && { series: serie };
  return { ...(code !== undefined && { code }), ...series, ...(ab !== undefined && { after: ab }) };
}
