import type { Alternatives } from '@kontor/contract';
import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import { defaultConditions, queryOf, withoutFilter } from '../../catalogue/browsing-conditions.ts';
import { rootPath } from '../../page/address.ts';
import { listTexts } from '../../texts/list.de.ts';
import type { ListData, NothingContent } from './load-list.ts';
import { type WayOut, WaysOut } from './ways-out.tsx';

const root = getRouteApi(rootRouteId);

/** An empty list, with the ways out that lead to something. */
export function NothingFound({ list, content }: { list: ListData; content: NothingContent }) {
  const { alternatives } = content;
  const topCategories = root.useLoaderData({ select: (shell) => shell.topCategories });
  return (
    <div className="nothing-found">
      <h2>{sayingOf(list, alternatives)}</h2>
      {alternatives !== null && (
        <>
          {alternatives.withoutFilter + alternatives.everywhere === 0 && <p>{listTexts.nothingHint}</p>}
          <WaysOut title={listTexts.lessFilter} ways={withLessFilter(list, alternatives)} />
          <WaysOut title={listTexts.lessSearch} ways={withLessSearch(list, alternatives, content.above)} />
        </>
      )}
      <WaysOut
        title={listTexts.categories}
        ways={topCategories.map(({ name, href }) => ({ text: name, href, count: null }))}
      />
    </div>
  );
}

/** That nothing is there, and whether it is the category that has none of what is found elsewhere. */
function sayingOf({ navigation, isRoot }: ListData, alternatives: Alternatives | null): string {
  if (alternatives === null) return listTexts.emptyCategory;
  const { categoryName, conditions } = navigation;
  const isElsewhere = !isRoot && alternatives.withoutFilter === 0 && alternatives.everywhere > 0;
  return isElsewhere ? listTexts.notInCategory(categoryName, conditions.searchText) : listTexts.nothing;
}

function withLessFilter({ navigation }: ListData, { withoutValue, withoutFilter: count }: Alternatives): WayOut[] {
  const { conditions, listAddress } = navigation;
  if (conditions.filter.length === 0) return [];
  return [
    ...withoutValue.map(({ name, value, count: left }) => ({
      text: listTexts.withoutFilter(name, value),
      href: listAddress + queryOf(withoutFilter(conditions, name, value)),
      count: left,
    })),
    { text: listTexts.withoutFilters, href: listAddress + queryOf({ ...conditions, filter: [], page: 1 }), count },
  ];
}

function withLessSearch(list: ListData, { everywhere, words }: Alternatives, above: NothingContent['above']): WayOut[] {
  const { conditions, listAddress, categoryName } = list.navigation;
  const searchFor = (searchText: string) => rootPath + queryOf({ ...defaultConditions, searchText });
  if (conditions.searchText === '') return [];
  return [
    ...(above === null ? [] : [{ text: listTexts.inCategory(above.name), href: above.href, count: above.count }]),
    ...(list.isRoot
      ? []
      : [{ text: listTexts.inWholeShop, href: searchFor(conditions.searchText), count: everywhere }]),
    ...words.map(({ word, count }) => ({ text: listTexts.onlyWord(word), href: searchFor(word), count })),
    {
      text: list.isRoot ? listTexts.showEverything : listTexts.showCategory(categoryName),
      href: listAddress,
      count: null,
    },
  ];
}
