import type { CustomerQuestion } from '@kontor/contract/office';

/**
 * The parameters of the list's address. `wort`: the search; `gruppe`: the name of a customer group; `ohne`: `gruppe`
 * for customers without a group; `ab`: the place of the page.
 */
export interface CustomersSearch {
  readonly wort?: string | undefined;
  readonly gruppe?: string | undefined;
  readonly ohne?: string | undefined;
  readonly ab?: string | undefined;
}

/** The valid values of each parameter. */
const valid: Readonly<Record<keyof CustomersSearch, (text: string) => boolean>> = {
  wort: (text) => text.length <= 500,
  gruppe: (text) => text.length <= 200,
  ohne: (text) => text === 'gruppe',
  ab: (text) => text.length <= 500,
};

/** Reads the parameters from an address. Unknown ones become undefined, because the router would keep missing ones. */
export function readCustomersSearch(search: Readonly<Record<string, unknown>>): CustomersSearch {
  return Object.fromEntries(
    Object.entries(valid).map(([name, isValid]) => {
      const value = search[name];
      return [name, typeof value === 'string' && value !== '' && isValid(value) ? value : undefined];
    }),
  );
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
