import type { NewsletterQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/** The parameters of the list's address. `wort`: a part of the e-mail address; `ab`: the place of the page. */
export interface NewsletterSearch extends ListSearch {
  readonly wort?: string | undefined;
  readonly ab?: string | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readNewsletterSearch({ wort, ab, ...others }: Readonly<Record<string, unknown>>): NewsletterSearch {
  return {
    ...readListSearch(others),
    wort: typeof wort === 'string' && wort !== '' && wort.length <= 254 ? wort : undefined,
    ab: typeof ab === 'string' && ab.length <= 200 ? ab : undefined,
  };
}

/** The question for the server. */
export function questionOf({ wort, ab }: NewsletterSearch): NewsletterQuestion {
  return { ...(wort !== undefined && { search: wort }), ...(ab !== undefined && { after: ab }) };
}
