import type { FastifyRequest } from 'fastify';
import { hashOfSecret } from '../secret-token.ts';
import { networkOf } from './network-of.ts';

/** Cookie of a browser that somebody has signed in with (docs/decisions/022, point 4). */
export const deviceCookie = 'device';

/** Whether any customer has signed in with the browser whose cookie this is. */
export type IsKnownBrowser = (deviceToken: string) => Promise<boolean>;

const prefix = 'browser ';

/**
 * Under which key a request is counted: a browser that some account knows under its own, all others (also with an
 * invented cookie) under their network's.
 */
export async function browserOrNetwork({ cookies, server, ip }: FastifyRequest): Promise<string> {
  const token = cookies[deviceCookie];
  const isKnown = token ? await server.isKnownBrowser(token) : false;
  return token && isKnown ? prefix + hashOfSecret(token) : networkOf(ip);
}

/** Whether a request is counted as a known browser's. */
export function isCountedAsBrowser(countedAs: string): boolean {
  return countedAs.startsWith(prefix);
}

declare module 'fastify' {
  interface FastifyInstance {
    isKnownBrowser: IsKnownBrowser;
  }
}
