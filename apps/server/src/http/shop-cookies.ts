import cookie from '@fastify/cookie';
import { antiForgery, secureCookieName, sessionCookie } from '@kontor/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { deviceCookie } from './known-browser.ts';

/** Cookie of a browser that has asked for a code, which it holds the key to. */
export const requestCookie = 'request';

/**
 * Cookies that only calls read: over http they do not travel with pages and pictures. Behind https a `__Host-` cookie
 * has no path.
 */
const callsPath = '/api/shop';

/** The cookies of the shop by their plain names, with the paths that they have over http. */
const paths = {
  [sessionCookie]: '/',
  [antiForgery.cookie]: '/',
  [deviceCookie]: callsPath,
  [requestCookie]: callsPath,
};

type ShopCookie = keyof typeof paths;

/**
 * Reads and writes the shop's cookies. Where visitors come by https they are called `__Host-…`: no other host of the
 * domain, and no page without https, can plant one. The rest of the shop uses their plain names. A cookie with a plain
 * name behind https (older than an update, or planted) is ignored, and removed with the next call.
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
 * Gives a browser a cookie; `lasts` in milliseconds, without it until the browser is closed. A hidden one is out of
 * reach of scripts.
 */
export function giveCookie(
  reply: FastifyReply,
  name: ShopCookie,
  { value, lasts, isHidden }: { readonly value: string; readonly lasts?: number; readonly isHidden: boolean },
): void {
  reply.setCookie(nameOf(reply, name), value, {
    path: pathOf(reply, name),
    ...(isHidden && { httpOnly: true }),
    ...(lasts !== undefined && { maxAge: lasts / 1000 }),
  });
}

/** Takes a cookie from a browser. */
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
    /** Behind https: which cookies of the shop came by their plain names. */
    strayCookies?: readonly ShopCookie[];
  }
}
