import screenChunks from 'virtual:screen-chunks';
import type { PageRequest } from '@kontor/contract';
import { rootRouteId } from '@tanstack/react-router';
import { parseAddress } from '../page/address.ts';
import { beginAfterPaint } from './begin-after-paint.ts';

/**
 * Which built files the head of a page names: those of every page, and the chunks of the screen that is shown. The
 * renderer gets `standIn` for the text of all styles in the page: it would copy and compare a long one several times.
 */
export function pageManifest(assets: PageRequest['assets'], pathname: string, standIn: string) {
  const { kind } = parseAddress(pathname);
  const page = {
    scripts: [{ children: beginAfterPaint(assets.scripts) }],
    css: assets.styles.map(({ href }) => href),
    preloads: [...assets.preloads, ...(screenChunks[kind] ?? [])],
  };
  const inPage = assets.styles.filter(({ text }) => text !== null);
  const texts = inPage.map(({ href }, place) => [href, place === 0 ? standIn : '']);
  return { routes: { [rootRouteId]: page }, inlineCss: { styles: Object.fromEntries(texts) } };
}

/** The text of all styles in the page, in their order. */
export function stylesInPage({ styles }: PageRequest['assets']): string {
  return styles.map(({ text }) => text ?? '').join('');
}
