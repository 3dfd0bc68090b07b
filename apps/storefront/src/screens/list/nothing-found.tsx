import { rootPath } from '../../shop/address.ts';
import { defaultConditions, queryOf } from '../../shop/browsing-conditions.ts';
import { listTexts } from '../../texts/de/list.ts';
import type { ListData } from './load-list.ts';

/** An empty list, with the ways out that can lead to something. */
export function NothingFound({ list }: { list: ListData }) {
  const { conditions, listAddress, categoryName } = list.navigation;
  const { searchText, filter } = conditions;
  const isSearch = searchText !== '';
  return (
    <div className="nothing-found">
      <h2>{listTexts.nothing}</h2>
      {isSearch && <p>{listTexts.nothingHint}</p>}
      <ul>
        {filter.length > 0 && (
          <li>
            <a href={listAddress + queryOf({ ...conditions, filter: [], page: 1 })}>{listTexts.removeAllFilters}</a>
          </li>
        )}
        {isSearch && !list.isRoot && (
          <li>
            <a href={rootPath + queryOf({ ...defaultConditions, searchText })}>
              {listTexts.searchEverywhere(searchText)}
            </a>
          </li>
        )}
        {isSearch && (
          <li>
            <a href={listAddress}>{list.isRoot ? listTexts.showEverything : listTexts.showCategory(categoryName)}</a>
          </li>
        )}
        {!list.isRoot && (
          <li>
            <a href={rootPath}>{listTexts.showEverything}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
