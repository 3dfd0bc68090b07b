import type { Alternatives } from '@kontor/contract';
import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import {
  atAnyPrice,
  availableOrNot,
  choicesIn,
  defaultConditions,
  queryOf,
  reducedOrNot,
  withoutFilter,
  withoutFilters,
  withoutRange,
} from '../../catalogue/browsing-conditions.ts';
import { RecentlySeen } from '../../catalogue/recently-seen/recently-seen.tsx';
import { rootPath } from '../../page/address.ts';
import { listTexts } from '../../texts/list.de.ts';
import { searchReadingTexts } from '../../texts/search-reading.de.ts';
import type { ListData, NothingContent } from './list-data.ts';
import { type WayOut, WaysOut } from './ways-out.tsx';

const root = getRouteApi(rootRouteId);

/** An empty list, with links to lists that are not empty. */
export function NothingFound({ list, content }: { list: ListData; content: NothingContent }) {
  const { alternatives } = content;
  const topCategories = root.useLoaderData({ select: (shell) => shell.topCategories });
  return (
    <div className="nothing-found">
      <h2>{sayingOf(list, alternatives)}</h2>
      {alternatives !== null && (
        <>
          {isMistyped(list, alternatives) && <p>{listTexts.nothingHint}</p>}
          <WaysOut title={listTexts.lessFilter} ways={withLessFilter(list, alternatives)} />
          <WaysOut title={listTexts.lessSearch} ways={withLessSearch(list, alternatives, content.above)} />
        </>
      )}
      <WaysOut
        title={searchReadingTexts.categories}
        ways={content.categories.map(({ name, href }) => ({ text: name, href, count: null }))}
      />
      <WaysOut
        title={listTexts.categories}
        ways={topCategories.map(({ name, href }) => ({ text: name, href, count: null }))}
      />
      <RecentlySeen />
    </div>
  );
}

/** Whether the text may be misspelled: it matches neither a page nor, with fewer conditions, any article. */
function isMistyped({ namedPage }: ListData, { withoutFilter, everywhere }: Alternatives): boolean {
  return namedPage === null && withoutFilter + everywhere === 0;
}

/**
 * The sentence for an empty list: nothing was found, or nothing in this category. If a page of the shop has the
 * searched name, only articles are said to be missing.
 */
function sayingOf({ navigation, isRoot, namedPage }: ListData, alternatives: Alternatives | null): string {
  if (alternatives === null) return listTexts.emptyCategory;
  const { categoryName, conditions } = navigation;
  const nothing = namedPage === null ? listTexts.nothing : listTexts.noArticle;
  const isElsewhere = !isRoot && alternatives.withoutFilter === 0 && alternatives.everywhere > 0;
  return isElsewhere ? listTexts.notInCategory(categoryName, conditions.searchText) : nothing;
}

function withLessFilter({ navigation }: ListData, alternatives: Alternatives): WayOut[] {
  const { conditions, listAddress } = navigation;
  const { withoutValue, withoutRange: ranges = [], withoutPrice = 0, withoutAvailability = 0 } = alternatives;
  const { withoutReduced = 0 } = alternatives;
  if (choicesIn(conditions) === 0) return [];
  return [
    ...withoutValue.map(({ name, value, count: left }) => ({
      text: listTexts.withoutFilter(name, value),
      href: listAddress + queryOf(withoutFilter(conditions, name, value)),
      count: left,
    })),
    ...ranges.map(({ name, count }) => ({
      text: listTexts.withoutRange(name),
      href: listAddress + queryOf(withoutRange(conditions, name)),
      count,
    })),
    { text: listTexts.atAnyPrice, href: listAddress + queryOf(atAnyPrice(conditions)), count: withoutPrice },
    {
      text: listTexts.availableOrNot,
      href: listAddress + queryOf(availableOrNot(conditions)),
      count: withoutAvailability,
    },
    {
      text: listTexts.reducedOrNot,
      href: listAddress + queryOf(reducedOrNot(conditions)),
      count: withoutReduced,
    },
    {
      text: listTexts.withoutFilters,
      href: listAddress + queryOf(withoutFilters(conditions)),
      count: alternatives.withoutFilter,
    },
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
