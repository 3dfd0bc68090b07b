import type { Answer, Body, CallName, StorefrontEntry } from '@kontor/contract';
import { antiForgery, CallFailure, routes } from '@kontor/contract';
import type { Plugin } from 'vite';

/** The scripts of the development mode: Vite's own client and the entry from the source. */
const assets = {
  scripts: ['/@vite/client', '/src/entry-client.tsx'],
  styles: ['/src/styles/index.css', '/assets/templates/custom.css'].map((href) => ({ href, text: null })),
  preloads: [],
};

/**
 * For `npm run dev`: renders pages from the source on every request, with calls to a running shop; calls, files and
 * templates of the browser are passed on to it. Nothing of this is part of the built storefront.
 */
export function devPages(shop: string): Plugin {
  return {
    name: 'kontor-dev-pages',
    apply: 'serve',
    config: () => ({
      server: { proxy: { '/api': shop, '/assets/templates': shop, '/outbox': shop } },
      appType: 'custom',
    }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const url = request.originalUrl ?? '/';
          const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as StorefrontEntry;
          const publicUrl = `http://${request.headers.host}`;
          const page = await entry.render({ url, publicUrl, call: (name, body) => callShop(shop, name, body), assets });
          if (page.kind === 'redirect') response.writeHead(page.status, { location: page.location }).end();
          else {
            const html = await server.transformIndexHtml(url, page.html);
            response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
          }
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        }
      });
    },
  };
}

async function callShop<Name extends CallName>(shop: string, name: Name, body: Body<Name>): Promise<Answer<Name>> {
  const token = {
    cookie: `${antiForgery.cookie}=dev`,
    [antiForgery.header]: 'dev',
    'content-type': 'application/json',
  };
  const { method, path } = routes[name];
  const answer = await fetch(shop + path, { method, headers: token, body: JSON.stringify(body) });
  const isJson = answer.headers.get('content-type')?.includes('json');
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) throw new CallFailure(answer.status, content);
  return content;
}
