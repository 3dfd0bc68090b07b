import { sessionCookie } from '@kontor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveToken } from '../../http/anti-forgery.ts';
import { deviceCookie } from '../../http/known-browser.ts';
import { networkOf } from '../../http/network-of.ts';
import { deviceRemembered } from '../sessions/known-devices.service.ts';
import { sessionLasts } from '../sessions/sessions.service.ts';
import { codeLasts } from './account-codes.ts';
import type { Browser } from './browser.ts';

/** Cookies that only calls read: they do not travel with pages and pictures. */
const quiet = { device: deviceCookie, request: 'request', path: '/api/shop' } as const;

/** What a request says of the browser that it comes from. */
export function browserOf({ cookies, headers, ip }: FastifyRequest): Browser {
  return {
    session: cookies[sessionCookie] || null,
    device: cookies[quiet.device] || null,
    request: cookies[quiet.request] || null,
    userAgent: headers['user-agent'],
    network: networkOf(ip),
  };
}

/** Gives a browser its session, and the anti-forgery token that fits it. */
export function giveSession(reply: FastifyReply, session: string): void {
  giveCookie(reply, sessionCookie, { value: session, lasts: sessionLasts.atMost, path: '/' });
  giveToken(reply, session);
}

/** Takes the session from a browser. */
export function takeSession(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie);
  giveToken(reply, null);
}

/** Has a browser remember that somebody has signed in with it. */
export function giveDevice(reply: FastifyReply, device: string): void {
  giveCookie(reply, quiet.device, { value: device, lasts: deviceRemembered });
}

/** Gives a browser the key to the code that it has asked for. */
export function giveRequest(reply: FastifyReply, request: string): void {
  giveCookie(reply, quiet.request, { value: request, lasts: codeLasts });
}

/** Takes that key back. */
export function takeRequest(reply: FastifyReply): void {
  reply.clearCookie(quiet.request, { path: quiet.path });
}

/** A cookie that no script can read; how long it lasts is in milliseconds. */
function giveCookie(
  reply: FastifyReply,
  name: string,
  { value, lasts, path = quiet.path }: { readonly value: string; readonly lasts: number; readonly path?: string },
): void {
  reply.setCookie(name, value, { path, httpOnly: true, maxAge: lasts / 1000 });
}
