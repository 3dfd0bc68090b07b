import { randomBytes, timingSafeEqual } from 'node:crypto';
import { antiForgery } from '@kontor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from './refused.ts';
import { sendRefusal } from './send-refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Double-submit protection (CONTRACT §1): whoever changes or asks something by another method than GET must send in a header what a
 * script of this shop alone can read from the cookie. The cookie comes with any answer to a GET that lacks it, and with the refusal
 * itself, so that a client can try again. Pages that come from a CDN carry none: the first call then fetches it that way.
 */
export function protectFromForgery(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (reading.has(request.method) || tokensMatch(request)) return;
    if (!request.cookies[antiForgery.cookie]) giveToken(request, reply, publicUrl);
    return sendRefusal(reply, refused(403, 'csrf'));
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reading.has(request.method) || request.cookies[antiForgery.cookie]) return;
    const caching = String(reply.getHeader('cache-control') ?? '');
    if (caching.includes('immutable')) return; // pictures and scripts: kept by everyone, and never the first request
    if (caching.includes('public') && cameThroughCache(request)) return; // kept there for everybody: the first call fetches the cookie
    giveToken(request, reply, publicUrl);
    // a cookie of one visitor must not be handed to others by a cache in between
    if (caching.includes('public')) reply.header('cache-control', 'private, no-cache');
  });
}

/** CDNs and caching proxies name themselves in what they pass on (RFC 8586, RFC 9110 §7.6.3). */
function cameThroughCache({ headers }: FastifyRequest): boolean {
  return headers['cdn-loop'] !== undefined || headers.via !== undefined;
}

function tokensMatch({ cookies, headers }: FastifyRequest): boolean {
  const sent = Buffer.from(String(headers[antiForgery.header.toLowerCase()] ?? ''));
  const kept = Buffer.from(cookies[antiForgery.cookie] ?? '');
  return kept.length > 0 && sent.length === kept.length && timingSafeEqual(sent, kept);
}

function giveToken(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.setCookie(antiForgery.cookie, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https' || publicUrl.startsWith('https:'),
  });
}
