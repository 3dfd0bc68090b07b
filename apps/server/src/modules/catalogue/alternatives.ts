import type { Alternatives, Body } from '@kontor/contract';
import type { CatalogueIndex, CategoryNotFound } from '../../search/catalogue-index.ts';

/** So many chosen values and words are tried at most: an address can carry thousands. */
const mostValues = 20;
const mostWords = 6;

/** What would be found with less to ask for, where something was sought in vain (contract: Alternatives). Each number is one look into the index. */
export function findAlternatives(
  index: Pick<CatalogueIndex, 'find'>,
  rootId: string,
  { categoryId, searchText = '', filter = [] }: Body<'alternatives'>,
): Alternatives | CategoryNotFound {
  const countOf = (query: Body<'alternatives'>) => index.find({ ...query, limit: 0, offset: 0 });
  const withoutFilter = countOf({ categoryId, searchText });
  const everywhere = countOf({ categoryId: rootId, searchText });
  if ('code' in withoutFilter) return withoutFilter;
  if ('code' in everywhere) return everywhere;

  const found = <Less extends object>(less: Less, query: Body<'alternatives'>) => {
    const answer = countOf(query);
    return 'code' in answer || answer.count === 0 ? [] : [{ ...less, count: answer.count }];
  };
  const values = filter.flatMap((group) => group.values.map((value) => ({ name: group.name, value })));
  const words = [...new Set(searchText.split(/\s+/))].filter((word) => word.length > 1);
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

type Filter = NonNullable<Body<'alternatives'>['filter']>;

function without(filter: Filter, { name, value }: { readonly name: string; readonly value: string }): Filter {
  return filter.map((group) =>
    group.name === name ? { name, values: group.values.filter((other) => other !== value) } : group,
  );
}
