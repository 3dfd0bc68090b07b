import screenChunks from 'virtual:screen-chunks';
import type { PageRequest } from '@kontor/contract';
import { rootRouteId } from '@tanstack/react-router';
import { conditionsOf } from '../catalogue/browsing-conditions.ts';
import { parseAddress } from '../page/address.ts';
import { beginAfterPaint } from './begin-after-paint.ts';

/**
 * The built files that the head of a page names: those of every page, and the chunks and stylesheets of the current
 * screen. The inline styles are passed to the renderer as `placeholder`, because it would copy and compare their long
 * text several times.
 */
export function pageManifest(assets: PageRequest['assets'], { pathname, search }: URL, placeholder: string) {
  const { kind } = parseAddress(pathname);
  const screen = screenChunks[kind === 'list' && conditionsOf(search).isTable ? 'table' : kind];
  const page = {
    scripts: [{ children: beginAfterPaint(assets.scripts) }],
    css: [...assets.styles.map(({ href }) => href), ...(screen?.styles ?? [])],
    preloads: [...assets.preloads, ...(screen?.scripts ?? [])],
  };
  const inPage = assets.styles.filter(({ text }) => text !== null);
  const texts = inPage.map(({ href }, place) => [href, place === 0 ? placeholder : '']);
  return { routes: { [rootRouteId]: page }, inlineCss: { styles: Object.fromEntries(texts) } };
}

/** The concatenated text of all inline styles. */
export function stylesInPage({ styles }: PageRequest['assets']): string {
  return styles.map(({ text }) => text ?? '').join('');
}
