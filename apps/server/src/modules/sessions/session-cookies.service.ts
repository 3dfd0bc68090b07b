import { sessionCookie } from '@kontor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveToken } from '../../http/anti-forgery.ts';
import { deviceCookie } from '../../http/known-browser.ts';
import { networkOf } from '../../http/network-of.ts';
import { giveCookie, requestCookie, takeCookie } from '../../http/shop-cookies.ts';
import { deviceRemembered } from './known-devices.service.ts';
import { sessionLasts } from './sessions.service.ts';
import type { Browser } from './types.ts';

/** What a request says of the browser that it comes from. */
export function browserOf({ cookies, headers, ip }: FastifyRequest): Browser {
  return {
    session: cookies[sessionCookie] || null,
    device: cookies[deviceCookie] || null,
    request: cookies[requestCookie] || null,
    userAgent: headers['user-agent'],
    network: networkOf(ip),
  };
}

/** Gives a browser its session, and the anti-forgery token that fits it. */
export function giveSession(reply: FastifyReply, session: string): void {
  giveCookie(reply, sessionCookie, { value: session, lasts: sessionLasts.atMost, isHidden: true });
  giveToken(reply, session);
}

/** Takes the session from a browser. */
export function takeSession(reply: FastifyReply): void {
  takeCookie(reply, sessionCookie);
  giveToken(reply, null);
}

/** Has a browser remember that somebody has signed in with it. */
export function giveDevice(reply: FastifyReply, device: string): void {
  giveCookie(reply, deviceCookie, { value: device, lasts: deviceRemembered, isHidden: true });
}
