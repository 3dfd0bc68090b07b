import type { Answer, Body, CallShop } from '@kontor/contract';

/** What the visitor filters within: a category, or a search in it. */
type Sought = Body<'productAttributes'>;

/** Asks something about a category or a search. */
type Ask<Value> = (sought: Sought) => Promise<Value>;

/** Fetches the attributes of a category or a search. */
export type FetchAttributes = Ask<Answer<'productAttributes'>>;

/** Fetches how many products a category or a search has, and with each value, when nothing is filtered. */
export type FetchCounts = Ask<Pick<Answer<'products'>, 'count' | 'attributeCounts'>>;

/** The attributes to filter by: filters, sorting and paging change none of them. */
export function createLastAttributes(call: CallShop): FetchAttributes {
  return keepingLast((sought) => call('productAttributes', sought));
}

/** The counts without any filter, for lists that have one: those of the list itself are narrowed by it. */
export function createLastCounts(call: CallShop): FetchCounts {
  return keepingLast(async (sought) => {
    const { count, attributeCounts } = await call('products', { ...sought, limit: 1 });
    return { count, attributeCounts };
  });
}

/**
 * Keeps the last answer, so that it is asked for again only when the category or the search text has changed (SPEC §4).
 * A failed fetch is forgotten, so the next one tries again.
 */
function keepingLast<Value>(ask: Ask<Value>): Ask<Value> {
  let last: { readonly question: string; readonly answer: Promise<Value> } | undefined;
  return ({ categoryId, searchText = '' }) => {
    const question = JSON.stringify([categoryId, searchText]);
    if (last?.question === question) return last.answer;
    const fetched = { question, answer: ask({ categoryId, ...(searchText !== '' && { searchText }) }) };
    last = fetched;
    fetched.answer.catch(() => {
      if (last === fetched) last = undefined;
    });
    return fetched.answer;
  };
}
