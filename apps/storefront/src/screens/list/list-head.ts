import { choicesIn, defaultConditions, queryOf } from '../../catalogue/browsing-conditions.ts';
import type { HeadOfPage } from '../../context/head-of-page.ts';
import { cutBetweenWords, descriptionLength, textBelowHeadline } from '../../page/page-description.ts';
import { listTexts } from '../../texts/list.de.ts';
import type { ListData } from './load-list.ts';

/** The headline of a list. */
export function titleOf({ navigation, isRoot }: ListData): string {
  const { conditions, categoryName } = navigation;
  if (conditions.searchText !== '') return listTexts.foundFor(conditions.searchText, isRoot ? null : categoryName);
  return isRoot ? listTexts.everything : categoryName;
}

/**
 * The head of a list. In the default order each page of a category has its own canonical address. Other orders and page
 * sizes point to the category. Searches and filters, of which there are any number, are not indexed
 * (docs/decisions/018).
 */
export function headOf(list: ListData): HeadOfPage {
  const { conditions, listAddress } = list.navigation;
  const { searchText, sort, page, size } = conditions;
  const title = page === 1 ? (list.said?.metaTitle ?? titleOf(list)) : listTexts.titleOfPage(titleOf(list), page);
  const description = descriptionOf(list);
  if (searchText !== '' || choicesIn(conditions) > 0) return { title, description, hidden: true };
  const isDefault = sort === defaultConditions.sort && size === defaultConditions.size;
  return { title, description, canonical: listAddress + (isDefault ? queryOf(conditions) : '') };
}

function descriptionOf(list: ListData): string | undefined {
  if (list.said?.metaDescription !== undefined) return list.said.metaDescription;
  const { content } = list;
  if (content.kind === 'custom') return textBelowHeadline(content.html);
  if (content.kind === 'nothing') return undefined;
  const names = [...new Set(content.cards.map(({ name }) => name))].slice(0, 8);
  return cutBetweenWords(listTexts.description(titleOf(list), content.count, names), descriptionLength);
}
