import screenChunks from 'virtual:screen-chunks';
import type { PageRequest } from '@kontor/contract';
import { rootRouteId } from '@tanstack/react-router';
import { asksNothing, conditionsOf } from '../catalogue/browsing-conditions.ts';
import { parseAddress, rootPath } from '../page/address.ts';
import { beginAfterPaint } from './begin-after-paint.ts';

/**
 * The built files that the head of a page names: those of every page, and the chunks and stylesheets of the current
 * screen. The inline styles are passed to the renderer as `placeholder`, because it would copy and compare their long
 * text several times.
 */
export function pageManifest(assets: PageRequest['assets'], { pathname, search }: URL, placeholder: string) {
  const address = parseAddress(pathname);
  const screen = screenChunks[address.kind === 'list' ? partOfList(address.categoryPath, search) : address.kind];
  const page = {
    scripts: [{ children: beginAfterPaint(assets.scripts) }],
    css: [...assets.styles.map(({ href }) => href), ...(screen?.styles ?? [])],
    preloads: [...assets.preloads, ...(screen?.scripts ?? [])],
  };
  const inPage = assets.styles.filter(({ text }) => text !== null);
  const texts = inPage.map(({ href }, place) => [href, place === 0 ? placeholder : '']);
  return { routes: { [rootRouteId]: page }, inlineCss: { styles: Object.fromEntries(texts) } };
}

/** What of a list has code of its own: tables, and the start page that stands in the place of the root's list. */
function partOfList(categoryPath: string, search: string): 'table' | 'front' | 'list' {
  const conditions = conditionsOf(search);
  if (conditions.isTable) return 'table';
  return categoryPath === rootPath && asksNothing(conditions) ? 'front' : 'list';
}

/** The concatenated text of all inline styles. */
export function stylesInPage({ styles }: PageRequest['assets']): string {
  return styles.map(({ text }) => text ?? '').join('');
}
