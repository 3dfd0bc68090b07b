import type { CustomerQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/**
 * The parameters of the list's address. `wort`: the search; `gruppe`: the name of a customer group; `ohne`: `gruppe`
 * for customers without a group; `ab`: the place of the page.
 */
export interface CustomersSearch extends ListSearch {
  readonly wort?: string | undefined;
  readonly gruppe?: string | undefined;
  readonly ohne?: string | undefined;
  readonly ab?: string | undefined;
}

/** The valid values of each parameter. */
const valid: Readonly<Record<Exclude<keyof CustomersSearch, keyof ListSearch>, (text: string) => boolean>> = {
  wort: (text) => text.length <= 500,
  gruppe: (text) => text.length <= 200,
  ohne: (text) => text === 'gruppe',
  ab: (text) => text.length <= 500,
};

/** Reads the parameters from an address. Unknown ones become undefined, because the router would keep missing ones. */
export function readCustomersSearch(search: Readonly<Record<string, unknown>>): CustomersSearch {
  const read = Object.entries(valid).map(([name, isValid]) => {
    const value = search[name];
    return [name, typeof value === 'string' && value !== '' && isValid(value) ? value : undefined];
  });
  return { ...Object.fromEntries(read), ...readListSearch(search) };
}

/** Whether an address filters the customers. */
export function isFiltered({ wort, gruppe, ohne }: CustomersSearch): boolean {
  return [wort, gruppe, ohne].some((value) => value !== undefined);
}

/** The question for the server. */
export function questionOf({ wort, gruppe, ohne, ab }: CustomersSearch): CustomerQuestion {
  return {
    ...(wort && { search: wort }),
    ...(gruppe && { group: gruppe }),
    ...(ohne && { group: null }),
    ...(ab && { after: ab }),
  };
}
