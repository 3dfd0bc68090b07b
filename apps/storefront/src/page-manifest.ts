import screenChunks from 'virtual:screen-chunks';
import type { PageRequest } from '@kontor/contract';
import { rootRouteId } from '@tanstack/react-router';
import { parseAddress } from './shop/address.ts';

/** The operator's own stylesheet: last, and outside our cascade layers, so that it wins without !important. */
const operatorStyles = '/assets/templates/custom.css';

/** Which built files the head of a page names: those of every page, and the chunks of the screen that is shown. */
export function pageManifest(assets: PageRequest['assets'], pathname: string) {
  const { kind } = parseAddress(pathname);
  const page = {
    scripts: assets.scripts.map((src) => ({ attrs: { type: 'module', async: true, src } })),
    css: [...assets.styles, operatorStyles],
    preloads: [...assets.preloads, ...(screenChunks[kind] ?? [])],
  };
  return { routes: { [rootRouteId]: page } };
}
