import type { Answer, Body, CallShop } from '@kontor/contract';

/** A category, or a search in it, before filtering. */
type Sought = Body<'productAttributes'>;

/** A question about a category or a search. */
type Ask<Value> = (sought: Sought) => Promise<Value>;

/** Loads the attributes of a category or a search. */
export type FetchAttributes = Ask<Answer<'productAttributes'>>;

/**
 * Loads the number of products of a category or a search, in total and for each attribute value, without any filter.
 */
export type FetchCounts = Ask<Pick<Answer<'products'>, 'count' | 'attributeCounts'>>;

/** The attributes to filter by. They do not depend on filters, order and page. */
export function createLastAttributes(call: CallShop): FetchAttributes {
  return keepingLast((sought) => call('productAttributes', sought));
}

/** The counts without any filter. Only needed for filtered lists, whose own counts are narrowed. */
export function createLastCounts(call: CallShop): FetchCounts {
  return keepingLast(async (sought) => {
    const { count, attributeCounts } = await call('products', { ...sought, limit: 1 });
    return { count, attributeCounts };
  });
}

/**
 * Keeps the last answer. It is loaded again only if the category or the search text has changed (SPEC §4). A failed
 * load is not kept, so the next one tries again.
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
