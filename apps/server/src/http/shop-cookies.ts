import cookie from '@fastify/cookie';
import { antiForgery, secureCookieName, sessionCookie } from '@kontor/contract';
import { officeCookie } from '@kontor/contract/office';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { deviceCookie } from './known-browser.ts';

/** The cookie of a browser that has requested a code. It is needed to use the code. */
export const requestCookie = 'request';

/**
 * The path of cookies that only calls read: over http they are not sent with pages and pictures. With https a `__Host-`
 * cookie must not have a path.
 */
const callsPath = '/api/shop';

/** The back office's page is the same for everybody. Only its calls read who is signed in. */
const officePath = '/api/admin';

/** The cookies of the shop by their plain names, with their paths over http. */
const paths = {
  [sessionCookie]: '/',
  [antiForgery.cookie]: '/',
  [deviceCookie]: callsPath,
  [requestCookie]: callsPath,
  [officeCookie]: officePath,
};

type ShopCookie = keyof typeof paths;

/**
 * Reads and writes the shop's cookies. With https their names begin with `__Host-`, so that neither another host of the
 * domain nor a page without https can set them. The rest of the shop uses the plain names. With https a cookie with a
 * plain name (older than an update, or planted) is ignored, and removed with the next call.
 */
export async function useShopCookies(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(cookie, { parseOptions: { path: '/', sameSite: 'lax', secure: isSecure || 'auto' } });
  app.decorate('hasSecureCookies', isSecure);
  if (!isSecure) return;
  app.decorateRequest('strayCookies');
  app.addHook('onRequest', async (request) => {
    request.strayCookies = names.filter((name) => request.cookies[name] !== undefined);
    request.cookies = Object.fromEntries(names.map((name) => [name, request.cookies[secureCookieName(name)]]));
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'POST') return;
    for (const name of request.strayCookies ?? []) reply.clearCookie(name, { path: paths[name] });
  });
}

const names = Object.keys(paths) as ShopCookie[];

/**
 * Sets a cookie. `lasts` in milliseconds; without it the cookie lasts until the browser is closed. `isHidden`: scripts
 * cannot read it.
 */
export function giveCookie(
  reply: FastifyReply,
  name: ShopCookie,
  { value, lasts, isHidden }: { readonly value: string; readonly lasts?: number; readonly isHidden: boolean },
): void {
  reply.setCookie(nameOf(reply, name), value, {
    path: pathOf(reply, name),
    ...(isHidden && { httpOnly: true }),
    // No link of another site needs it: the page of the back office comes without it.
    ...(name === officeCookie && { sameSite: 'strict' as const }),
    ...(lasts !== undefined && { maxAge: lasts / 1000 }),
  });
}

/** Removes a cookie. */
export function takeCookie(reply: FastifyReply, name: ShopCookie): void {
  reply.clearCookie(nameOf(reply, name), { path: pathOf(reply, name) });
}

function nameOf({ server }: FastifyReply, name: ShopCookie): string {
  return server.hasSecureCookies ? secureCookieName(name) : name;
}

function pathOf({ server }: FastifyReply, name: ShopCookie): string {
  return server.hasSecureCookies ? '/' : paths[name];
}

declare module 'fastify' {
  interface FastifyInstance {
    hasSecureCookies: boolean;
  }
  interface FastifyRequest {
    /** With https: the cookies of the shop that arrived with their plain names. */
    strayCookies?: readonly ShopCookie[];
  }
}
