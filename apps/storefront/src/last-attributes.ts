import type { Answer, Body, CallShop } from '@kontor/contract';

/** Fetches the attributes of a category or a search. */
export type FetchAttributes = (sought: Body<'productAttributes'>) => Promise<Answer<'productAttributes'>>;

/**
 * Fetches attributes and keeps the last answer: filters, sorting and paging change none of them, so they are asked for again only when
 * the category or the search text has changed (SPEC §4). A failed fetch is forgotten, so the next one tries again.
 */
export function createLastAttributes(call: CallShop): FetchAttributes {
  let last: { readonly question: string; readonly answer: ReturnType<FetchAttributes> } | undefined;
  return ({ categoryId, searchText = '' }) => {
    const question = JSON.stringify([categoryId, searchText]);
    if (last?.question === question) return last.answer;
    const fetched = {
      question,
      answer: call('productAttributes', { categoryId, ...(searchText !== '' && { searchText }) }),
    };
    last = fetched;
    fetched.answer.catch(() => {
      if (last === fetched) last = undefined;
    });
    return fetched.answer;
  };
}
