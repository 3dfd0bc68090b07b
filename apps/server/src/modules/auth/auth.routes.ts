import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../http/register-calls.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { browserOf, giveDevice, giveSession, takeSession } from '../sessions/session-cookies.service.ts';
import type { AuthService } from './auth.service.ts';
import { giveRequest, takeRequest } from './request-cookie.ts';

const done = { ok: true } as const;

/** The calls of SPEC §7 under *Accounts*. */
export function authRoutes(app: FastifyInstance, auth: AuthService): void {
  registerCalls(app, {
    current: ({ viewer }) => auth.current(viewer),
    login: async ({ body, raw, reply }) => {
      const answer = await auth.login(body, browserOf(raw));
      if (isRefused(answer)) return answer;
      giveSession(reply, answer.session);
      giveDevice(reply, answer.device);
      return answer.user;
    },
    logout: async ({ raw, reply }) => {
      const { session } = browserOf(raw);
      if (session !== null) await auth.logout(session);
      takeSession(reply);
      return done;
    },
    register: async ({ body, raw, reply }) => {
      const answer = await auth.register(body, browserOf(raw));
      if (isRefused(answer)) return answer;
      giveRequest(reply, answer.request);
      return done;
    },
    verify: async ({ body, raw, reply }) => {
      const answer = await auth.verify(body, browserOf(raw));
      if (isRefused(answer)) return answer;
      takeRequest(reply);
      giveDevice(reply, answer.device);
      return done;
    },
  });
}
