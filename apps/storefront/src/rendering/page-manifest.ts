import screenChunks from 'virtual:screen-chunks';
import type { PageRequest } from '@kontor/contract';
import { rootRouteId } from '@tanstack/react-router';
import { parseAddress } from '../page/address.ts';
import { beginAfterPaint } from './begin-after-paint.ts';

/** Which built files the head of a page names: those of every page, and the chunks of the screen that is shown. */
export function pageManifest(assets: PageRequest['assets'], pathname: string) {
  const { kind } = parseAddress(pathname);
  const page = {
    scripts: [{ children: beginAfterPaint(assets.scripts) }],
    css: assets.styles.map(({ href }) => href),
    preloads: [...assets.preloads, ...(screenChunks[kind] ?? [])],
  };
  const inPage = assets.styles.flatMap(({ href, text }) => (text === null ? [] : [[href, text]]));
  return { routes: { [rootRouteId]: page }, inlineCss: { styles: Object.fromEntries(inPage) } };
}
