import { paragraphsOf } from '@kontor/domain';
import { choicesIn, defaultConditions, queryOf } from '../../catalogue/browsing-conditions.ts';
import type { HeadOfPage } from '../../context/head-of-page.ts';
import { cutBetweenWords, descriptionLength, textBelowHeadline } from '../../page/page-description.ts';
import { frontPageTexts } from '../../texts/front-page.de.ts';
import { listTexts } from '../../texts/list.de.ts';
import type { FrontContent } from './front-page/load-front-page.ts';
import type { ListData } from './list-data.ts';

/** The headline of a list. */
export function titleOf({ navigation, isRoot, content }: ListData): string {
  const { conditions, categoryName } = navigation;
  if (content.kind === 'front') return frontTitle(content);
  if (conditions.searchText !== '') return listTexts.foundFor(conditions.searchText, isRoot ? null : categoryName);
  return isRoot ? listTexts.everything : categoryName;
}

/**
 * The head of a list. In the default order each page of a category has its own canonical address. Other orders and page
 * sizes point to the category, and tables to the cards. Searches and filters, of which there are any number, are not
 * indexed (docs/decisions/018).
 */
export function headOf(list: ListData): HeadOfPage {
  const { conditions, listAddress } = list.navigation;
  const { searchText, sort, page, size } = conditions;
  const { metaTitle } = list.content.kind === 'front' ? list.content : (list.said ?? {});
  const title = page === 1 ? (metaTitle ?? titleOf(list)) : listTexts.titleOfPage(titleOf(list), page);
  const description = descriptionOf(list);
  if (searchText !== '' || choicesIn(conditions) > 0) return { title, description, hidden: true };
  const isDefault = sort === defaultConditions.sort && size === defaultConditions.size;
  const { asList } = conditions;
  return {
    title,
    description,
    canonical: listAddress + queryOf(isDefault ? { ...conditions, isTable: false } : { ...defaultConditions, asList }),
  };
}

function descriptionOf(list: ListData): string | undefined {
  if (list.said?.metaDescription !== undefined) return list.said.metaDescription;
  const { content } = list;
  if (content.kind === 'custom') return textBelowHeadline(content.html);
  if (content.kind === 'front') return content.metaDescription ?? frontDescription(content);
  if (content.kind === 'nothing') return undefined;
  const names = [...new Set(content.cards.map(({ name }) => name))].slice(0, 8);
  return cutBetweenWords(listTexts.description(titleOf(list), content.count, names), descriptionLength);
}

/** What the start page is called: by its claim, else by the shop's name. */
function frontTitle({ blocks, shopTitle }: FrontContent): string {
  const { title = '' } = blocks.find(({ kind }) => kind === 'claim') ?? {};
  return title === '' ? shopTitle : title;
}

/** The claim's text, else the names of the categories. */
function frontDescription({ blocks, shopTitle }: FrontContent): string {
  const { text = '' } = blocks.find(({ kind }) => kind === 'claim') ?? {};
  const said = paragraphsOf(text).flat().join(' ');
  const names = blocks.flatMap(({ tiles = [] }) => tiles.map(({ name }) => name)).slice(0, 8);
  return cutBetweenWords(said === '' ? frontPageTexts.description(shopTitle, names) : said, descriptionLength);
}
