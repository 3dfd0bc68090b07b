import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { antiForgery, sessionCookie } from '@kontor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromForeignSite } from './foreign-site.ts';
import { refused } from './refused.ts';
import { sendRefusal } from './send-refusal.ts';
import { giveCookie } from './shop-cookies.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protection against forged requests (CONTRACT §1): every request by another method than GET must send in a header the
 * token that only this shop's scripts can read from the cookie. With a session the token follows from the session, so a
 * planted one does not fit. Without a session it is the one in the cookie. The cookie comes with any answer to a GET
 * that lacks it, with every login and logout, and with the refusal itself, so that a client can try again. Pages that
 * come from a CDN carry none: the first call then fetches it that way. What a page of another site asks for is refused
 * whatever it sends, and brings no cookie.
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
    if (caching.includes('immutable')) return; // pictures and scripts: kept by everyone, and never the first request
    // A cache keeps it for everybody, so the cookie comes with the first call.
    if (caching.includes('public') && cameThroughCache(request)) return;
    giveToken(reply, sessionOf(request));
    // a cookie of one visitor must not be handed to others by a cache in between
    if (caching.includes('public')) reply.header('cache-control', 'private, no-cache');
  });
}

/** Gives a browser the token that fits its session (null: no session). Call it whenever the session changes. */
export function giveToken(reply: FastifyReply, session: string | null): void {
  const value = session === null ? randomBytes(24).toString('base64url') : tokenOf(session);
  giveCookie(reply, antiForgery.cookie, { value, isHidden: false });
}

/** The token of a session. It gives nothing of the session away. */
export function tokenOf(session: string): string {
  return createHash('sha256').update(`csrf${session}`).digest('base64url');
}

/** What no browser sends, and what proves in its own way who sent it (CONTRACT §1). */
function isVerifiedOtherwise({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isVerifiedOtherwise === true;
}

/** CDNs and caching proxies name themselves in what they pass on (RFC 8586, RFC 9110 §7.6.3). */
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
    /** Of a route whose handler verifies who sent the request: it needs no anti-forgery token. */
    readonly isVerifiedOtherwise?: boolean;
  }
}
