import type { CallShop, PageRequest, RenderedPage } from '@kontor/contract';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { callFailureOf } from './calls/call-failure.ts';
import type { HeadOfPage } from './context/head-of-page.ts';
import { createShop, type Shop } from './context/shop-context.ts';
import { loadedOf, machineReadable } from './machine-readable/machine-readable.ts';
import { nonceMarkup } from './page/page-nonce.ts';
import { newMark, takeMark } from './rendering/own-elements.ts';
import { pageManifest, stylesInPage } from './rendering/page-manifest.ts';
import { createShopRouter } from './router.ts';

/**
 * Renders one page (contract: StorefrontEntry). Rejects only when rendering itself fails; a failed call makes a page of
 * status 500.
 */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const address = addressOf(request);
  const said: { head?: HeadOfPage } = {};
  const shop = shopOf(request, (head) => (said.head = head));
  const mark = newMark();
  const router = createShopRouter(shop, mark);
  let rendered = '';
  const answer = await createRequestHandler({
    request: new Request(address),
    createRouter: () => router,
    getRouterManifest: () => pageManifest(request.assets, address, mark),
  })(async ({ responseHeaders }) => {
    // The text is passed beside the Response. As its body it would be encoded and decoded again.
    rendered = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  const location = answer.headers.get('Location');
  if (location !== null) return { kind: 'redirect', status: answer.status === 301 ? 301 : 302, location };
  const found = answer.status === 404 || answer.status === 500 ? answer.status : 200;
  const status = found === 404 && said.head?.gone === true ? 410 : found;
  const forMachines = said.head ? machineReadable({ ...loadedOf(router), ...request, head: said.head }) : '';
  const page = withHead(rendered, forMachines + nonceMarkup(request.nonce));
  return { kind: 'page', status, ...takeMark(page, mark, stylesInPage(request.assets)) };
}

/** Inserts markup at the end of a page's head. */
function withHead(html: string, more: string): string {
  const end = html.indexOf('</head>');
  return end < 0 ? html : html.slice(0, end) + more + html.slice(end);
}

/**
 * The requested address, always on this shop's host. A request line may contain an absolute URL or another host
 * (`//evil.example`).
 */
function addressOf({ url, publicUrl }: PageRequest): URL {
  return new URL(publicUrl + (url.startsWith('/') ? url : '/'));
}

/** A failed call's error is sent with the page. An unexpected error stays on the server and is reported. */
function shopOf({ call, movedTo, publicUrl, report }: PageRequest, noteHead: Shop['noteHead']): Shop {
  const seal = (failure: unknown): never => {
    if (callFailureOf(failure) !== null) throw failure;
    report?.(failure);
    throw new Error('unexpected-failure');
  };
  const sealedCall: CallShop = (name, body) => call(name, body).catch(seal);
  return createShop(sealedCall, publicUrl, {
    noteHead,
    movedTo: async (path) => (await movedTo?.(path).catch(seal)) ?? null,
  });
}
