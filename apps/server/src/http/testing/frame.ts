import { randomBytes } from 'node:crypto';
import { antiForgery, sessionCookie } from '@kontor/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { logSerializers } from '../access-log.ts';
import { tokenOf } from '../anti-forgery.ts';
import { createHttpServer, type Recognition } from '../http-server.ts';
import { requireDeclaredRefusal } from './declared-refusal.ts';

/** For tests: the frame without routes, and its log as text. */
export async function createFrame(
  settings: { publicUrl?: string; rateLimits?: boolean } & Partial<Recognition> = {},
): Promise<{
  app: FastifyInstance;
  logged: string[];
}> {
  const logged: string[] = [];
  const logger = pino({ level: 'trace', serializers: logSerializers }, { write: (line) => void logged.push(line) });
  const { publicUrl = 'http://localhost:3000', rateLimits = false } = settings;
  const config = { publicUrl, rateLimits, trustedProxies: ['loopback'] };
  return { app: await createHttpServer(config, logger, settings), logged };
}

/**
 * For tests: posts with a matching anti-forgery cookie and header, as the storefront does. A string is sent unchanged.
 * A refusal that the contract does not declare throws.
 */
export async function post(
  app: FastifyInstance,
  url: string,
  payload?: object | string,
  more: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {},
): Promise<LightMyRequestResponse> {
  const token = randomBytes(24).toString('base64url');
  const headers = {
    cookie: `${antiForgery.cookie}=${token}`,
    [antiForgery.header]: token,
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...more.headers,
  };
  const answer = await app.inject({ ...more, method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
  requireDeclaredRefusal(url, answer);
  return answer;
}

/** For tests: posts as a browser with a session does, with the token of the session. */
export function postAs(
  app: FastifyInstance,
  sid: string,
  url: string,
  payload?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const session = { cookie: `${sessionCookie}=${sid}`, [antiForgery.header]: tokenOf(sid) };
  return post(app, url, payload, { headers: { ...session, ...headers } });
}
