import { sessionCookie } from '@kontor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveToken } from '../../http/anti-forgery.ts';
import { networkOf } from '../../http/network-of.ts';
import { registerCalls } from '../../http/register-calls.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { deviceRemembered } from '../sessions/known-devices.service.ts';
import { sessionLasts } from '../sessions/sessions.service.ts';
import { codeLasts } from './account-codes.ts';
import type { AuthService } from './auth.service.ts';
import type { Browser } from './browser.ts';

/** Cookies that only these calls read: they do not travel with pages and pictures. */
const quietCookies = { device: 'device', request: 'request', path: '/api/shop' } as const;
const done = { ok: true } as const;

/** The calls of SPEC §7 under *Accounts*. */
export function authRoutes(app: FastifyInstance, auth: AuthService): void {
  registerCalls(app, {
    current: ({ viewer }) => auth.current(viewer),
    login: async ({ body, raw, reply }) => {
      const answer = await auth.login(body, browserOf(raw));
      if (isRefused(answer)) return answer;
      giveCookie(reply, sessionCookie, { value: answer.session, lasts: sessionLasts.atMost, path: '/' });
      giveToken(reply, answer.session);
      giveCookie(reply, quietCookies.device, { value: answer.device, lasts: deviceRemembered });
      return answer.user;
    },
    logout: async ({ raw, reply }) => {
      const { session } = browserOf(raw);
      if (session !== null) await auth.logout(session);
      reply.clearCookie(sessionCookie);
      giveToken(reply, null);
      return done;
    },
    register: async ({ body, raw, reply }) => {
      const answer = await auth.register(body, browserOf(raw));
      if (isRefused(answer)) return answer;
      giveCookie(reply, quietCookies.request, { value: answer.request, lasts: codeLasts });
      return done;
    },
    verify: async ({ body, raw, reply }) => {
      const answer = await auth.verify(body, browserOf(raw));
      if (isRefused(answer)) return answer;
      reply.clearCookie(quietCookies.request, { path: quietCookies.path });
      giveCookie(reply, quietCookies.device, { value: answer.device, lasts: deviceRemembered });
      return done;
    },
  });
}

function browserOf({ cookies, headers, ip }: FastifyRequest): Browser {
  return {
    session: cookies[sessionCookie] || null,
    device: cookies[quietCookies.device] || null,
    request: cookies[quietCookies.request] || null,
    userAgent: headers['user-agent'],
    network: networkOf(ip),
  };
}

/** A cookie that no script can read; how long it lasts is in milliseconds. */
function giveCookie(
  reply: FastifyReply,
  name: string,
  {
    value,
    lasts,
    path = quietCookies.path,
  }: { readonly value: string; readonly lasts: number; readonly path?: string },
): void {
  reply.setCookie(name, value, { path, httpOnly: true, maxAge: lasts / 1000 });
}
