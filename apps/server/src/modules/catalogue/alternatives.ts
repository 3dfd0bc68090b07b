import type { Alternatives, Body } from '@kontor/contract';
import { foldCase } from '@kontor/domain';
import type { CatalogueIndex, CategoryNotFound } from '../../search/catalogue-index.ts';
import { queryWords } from '../../search/text/query-words.ts';

/** So many chosen values and words are tried at most: an address can carry thousands. */
const mostValues = 8;
const mostWords = 4;

/**
 * What would be found with less to ask for, where something was sought in vain (contract: Alternatives). Each number is
 * one look into the index.
 */
export function findAlternatives(
  index: Pick<CatalogueIndex, 'find'>,
  rootId: string,
  { categoryId, searchText = '', filter = [] }: Body<'alternatives'>,
): Alternatives | CategoryNotFound {
  const countOf = (query: Body<'alternatives'>) => index.find({ ...query, limit: 0, offset: 0 });
  const withoutFilter = countOf({ categoryId, searchText });
  const everywhere = categoryId === rootId ? withoutFilter : countOf({ categoryId: rootId, searchText });
  if ('code' in withoutFilter) return withoutFilter;
  if ('code' in everywhere) return everywhere;

  const found = <Less extends object>(less: Less, query: Body<'alternatives'>) => {
    const answer = countOf(query);
    return 'code' in answer || answer.count === 0 ? [] : [{ ...less, count: answer.count }];
  };
  const values = filter.flatMap((group) => group.values.map((value) => ({ name: group.name, value })));
  const words = wordsOf(searchText);
  return {
    withoutFilter: withoutFilter.count,
    everywhere: everywhere.count,
    withoutValue: values
      .slice(0, mostValues)
      .flatMap((chosen) => found(chosen, { categoryId, searchText, filter: without(filter, chosen) })),
    words:
      words.length < 2
        ? []
        : words.slice(0, mostWords).flatMap((word) => found({ word }, { categoryId: rootId, searchText: word })),
  };
}

/**
 * The words as they were typed, each once without regard to case. What has no letter or digit would find everything.
 */
function wordsOf(searchText: string): string[] {
  const words = new Map<string, string>();
  for (const word of searchText.split(/\s+/)) {
    const key = foldCase(word);
    if (word.length > 1 && queryWords(word).length > 0 && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}

type Filter = NonNullable<Body<'alternatives'>['filter']>;

function without(filter: Filter, { name, value }: { readonly name: string; readonly value: string }): Filter {
  return filter.map((group) =>
    group.name === name ? { name, values: group.values.filter((other) => other !== value) } : group,
  );
}
