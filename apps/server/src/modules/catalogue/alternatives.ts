import type { Alternatives, Body } from '@kontor/contract';
import { foldCase } from '@kontor/domain';
import { type CatalogueIndex, type CategoryNotFound, chunksOf, queryWords } from '@kontor/search';
import { browsingQuery } from './browsing-query.ts';
import { withSaidPrice } from './said-price.ts';

/** The most chosen values and words to try. An address can carry thousands. */
const mostValues = 8;
const mostWords = 4;

/**
 * What a search without hits would find with fewer conditions (contract: Alternatives). Each number costs one query.
 */
export function findAlternatives(
  index: Pick<CatalogueIndex, 'find'>,
  rootId: string,
  asked: Body<'alternatives'>,
  customerGroup: string | null = null,
): Alternatives | CategoryNotFound {
  const { conditions: sought, said } = withSaidPrice(asked);
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
    ...(price !== undefined && said === undefined && { withoutPrice: numberOf({ ...sought, price: {} }) }),
    ...(sought.availability !== undefined && { withoutAvailability: numberOf(anyAvailability) }),
    ...(sought.reduced === true && { withoutReduced: numberOf(reducedOrNot) }),
    words: [...(said !== undefined && searchText !== '' ? [searchText] : []), ...lessOf(searchText)]
      .slice(0, mostWords)
      .flatMap((word) => found({ word }, { categoryId: rootId, searchText: word })),
  };
}

/** The text without what it excludes, and each of several words by itself. */
function lessOf(searchText: string): string[] {
  const words = wordsOf(searchText);
  const isExcluding = queryWords(searchText).some(({ role }) => role === 'excluded');
  const wanted = isExcluding && words.length > 0 ? [words.join(' ')] : [];
  return words.length < 2 ? wanted : [...wanted, ...words];
}

/**
 * The words as typed, each once regardless of case. Stop words such as "für" are left out if there are others. So is
 * what the text excludes: "ohne Kopf", "-Kopf".
 */
function wordsOf(searchText: string): string[] {
  const wanted = queryWords(searchText).filter(({ role }) => role === 'content' || role === 'quantity');
  const said = new Set(wanted.flatMap(({ typed }) => typed.split(' ')));
  const words = new Map<string, string>();
  for (const word of searchText.split(/\s+/)) {
    const key = foldCase(word);
    const isSaid = word.length > 1 && chunksOf(word).some((chunk) => said.has(chunk));
    if (isSaid && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}

type Filter = NonNullable<Body<'alternatives'>['filter']>;

function without(filter: Filter, { name, value }: { readonly name: string; readonly value: string }): Filter {
  return filter.map((group) =>
    group.name === name ? { name, values: group.values.filter((other) => other !== value) } : group,
  );
}
