import type { CustomerQuestion, GuestQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/**
 * The parameters of the list's address. `wort`: the search; `gruppe`: the name of a customer group; `ohne`: `gruppe`
 * for customers without a group; `ab`: the place of the page; `gaeste`: the place of the page of guests.
 */
export interface CustomersSearch extends ListSearch {
  readonly wort?: string | undefined;
  readonly gruppe?: string | undefined;
  readonly ohne?: string | undefined;
  readonly ab?: string | undefined;
  readonly gaeste?: string | undefined;
}

/** The valid values of each parameter. */
const valid: Readonly<Record<Exclude<keyof CustomersSearch, keyof ListSearch>, (text: string) => boolean>> = {
  wort: (text) => text.length <= 500,
  gruppe: (text) => text.length <= 200,
  ohne: (text) => text === 'gruppe',
  ab: (text) => text.length <= 500,
  gaeste: (text) => text.length <= 500,
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

/** The question for guests. Only a search finds them, and they are in no group. Null: nothing is asked. */
export function guestQuestionOf({ wort, gruppe, gaeste }: CustomersSearch): GuestQuestion | null {
  if (wort === undefined || gruppe !== undefined) return null;
  return { search: wort, ...(gaeste && { after: gaeste }) };
}
