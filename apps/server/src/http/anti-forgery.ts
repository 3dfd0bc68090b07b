import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { antiForgery, sessionCookie } from '@kontor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromForeignSite } from './foreign-site.ts';
import { refused } from './refused.ts';
import { sendRefusal } from './send-refusal.ts';
import { giveCookie } from './shop-cookies.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protection against cross-site request forgery (CONTRACT §1). Every request by another method than GET must send a
 * token in a header, which only this shop's scripts can read from the cookie. With a session the token is derived from
 * the session, so a planted one is wrong. Without a session it is the one in the cookie. The cookie is set with every
 * GET that lacks it, with every login and logout, and with the refusal itself, so that the client can try again. Pages
 * from a CDN carry no cookie; their first call gets it with the refusal. A request from another site's page is refused
 * whatever it sends, and gets no cookie.
 */
export function protectFromForgery(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (reading.has(request.method) || isVerifiedOtherwise(request)) return;
    if (isFromForeignSite(request, publicUrl)) return sendRefusal(reply, refused(403, 'csrf'));
    if (isTokenRight(request)) return;
    const session = sessionOf(request);
    if (session !== null || !request.cookies[antiForgery.cookie]) giveToken(reply, session);
    return sendRefusal(reply, refused(403, 'csrf'));
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reading.has(request.method) || request.cookies[antiForgery.cookie]) return;
    const caching = String(reply.getHeader('cache-control') ?? '');
    if (caching.includes('immutable')) return; // pictures and scripts, which are never requested first
    // The cache would keep the cookie for everybody, so it is set with the first call instead.
    if (caching.includes('public') && cameThroughCache(request)) return;
    giveToken(reply, sessionOf(request));
    // a cache must not hand one visitor's cookie to others
    if (caching.includes('public')) reply.header('cache-control', 'private, no-cache');
  });
}

/** Sets the token that belongs to a session (null: no session). Call it whenever the session changes. */
export function giveToken(reply: FastifyReply, session: string | null): void {
  const value = session === null ? randomBytes(24).toString('base64url') : tokenOf(session);
  giveCookie(reply, antiForgery.cookie, { value, isHidden: false });
}

/** The token of a session. It does not reveal the session. */
export function tokenOf(session: string): string {
  return createHash('sha256').update(`csrf${session}`).digest('base64url');
}

/** Whether the route is not meant for browsers and verifies the sender itself (CONTRACT §1). */
function isVerifiedOtherwise({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isVerifiedOtherwise === true;
}

/** CDNs and caching proxies name themselves in forwarded requests (RFC 8586, RFC 9110 §7.6.3). */
function cameThroughCache({ headers }: FastifyRequest): boolean {
  return headers['cdn-loop'] !== undefined || headers.via !== undefined;
}

function sessionOf({ cookies }: FastifyRequest): string | null {
  return cookies[sessionCookie] || null;
}

function isTokenRight(request: FastifyRequest): boolean {
  const session = sessionOf(request);
  const sent = Buffer.from(String(request.headers[antiForgery.header.toLowerCase()] ?? ''));
  const right = Buffer.from(session === null ? (request.cookies[antiForgery.cookie] ?? '') : tokenOf(session));
  return right.length > 0 && sent.length === right.length && timingSafeEqual(sent, right);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's handler verifies the sender itself, so that it needs no anti-forgery token. */
    readonly isVerifiedOtherwise?: boolean;
  }
}
