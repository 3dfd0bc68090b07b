import type { Alternatives, Body } from '@kontor/contract';
import { foldCase } from '@kontor/domain';
import { type CatalogueIndex, type CategoryNotFound, queryWords } from '@kontor/search';
import { browsingQuery } from './browsing-query.ts';

/** How many chosen values and words are tried at most: an address can carry thousands. */
const mostValues = 8;
const mostWords = 4;

/**
 * What would be found with fewer conditions, after a search that found nothing (contract: Alternatives). Each number is
 * one look into the index.
 */
export function findAlternatives(
  index: Pick<CatalogueIndex, 'find'>,
  rootId: string,
  sought: Body<'alternatives'>,
  customerGroup: string | null = null,
): Alternatives | CategoryNotFound {
  const { categoryId, searchText = '', filter = [], ranges = [], price } = sought;
  const countOf = (query: Body<'alternatives'>) =>
    index.find(browsingQuery({ ...query, limit: 0, offset: 0 }, customerGroup));
  const withoutFilter = countOf({ categoryId, searchText });
  const everywhere = categoryId === rootId ? withoutFilter : countOf({ categoryId: rootId, searchText });
  if ('code' in withoutFilter) return withoutFilter;
  if ('code' in everywhere) return everywhere;

  const numberOf = (query: Body<'alternatives'>): number => {
    const answer = countOf(query);
    return 'code' in answer ? 0 : answer.count;
  };
  const found = <Less extends object>(less: Less, query: Body<'alternatives'>) => {
    const count = numberOf(query);
    return count === 0 ? [] : [{ ...less, count }];
  };
  const { availability: _, ...anyAvailability } = sought;
  const { reduced: __, ...reducedOrNot } = sought;
  const values = filter.flatMap((group) => group.values.map((value) => ({ name: group.name, value })));
  const words = wordsOf(searchText);
  return {
    withoutFilter: withoutFilter.count,
    everywhere: everywhere.count,
    withoutValue: values
      .slice(0, mostValues)
      .flatMap((chosen) => found(chosen, { ...sought, filter: without(filter, chosen) })),
    ...(ranges.length > 0 && {
      withoutRange: [...new Set(ranges.map(({ name }) => name))]
        .slice(0, mostValues)
        .flatMap((name) => found({ name }, { ...sought, ranges: ranges.filter((range) => range.name !== name) })),
    }),
    ...(price !== undefined && { withoutPrice: numberOf({ ...sought, price: {} }) }),
    ...(sought.availability !== undefined && { withoutAvailability: numberOf(anyAvailability) }),
    ...(sought.reduced === true && { withoutReduced: numberOf(reducedOrNot) }),
    words:
      words.length < 2
        ? []
        : words.slice(0, mostWords).flatMap((word) => found({ word }, { categoryId: rootId, searchText: word })),
  };
}

/**
 * The words as they were typed, each once regardless of case. Words without letter or digit are left out, since they
 * would find everything. So are words that say nothing beside the others (für).
 */
function wordsOf(searchText: string): string[] {
  const words = new Map<string, string>();
  const fillers = new Set(queryWords(searchText).flatMap(({ role, typed }) => (role === 'filler' ? [typed] : [])));
  for (const word of searchText.split(/\s+/)) {
    const key = foldCase(word);
    if (word.length > 1 && !fillers.has(key) && queryWords(word).length > 0 && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}

type Filter = NonNullable<Body<'alternatives'>['filter']>;

function without(filter: Filter, { name, value }: { readonly name: string; readonly value: string }): Filter {
  return filter.map((group) =>
    group.name === name ? { name, values: group.values.filter((other) => other !== value) } : group,
  );
}
