import type { FastifyRequest } from 'fastify';
import { hashOfSecret } from '../secret-token.ts';
import { networkOf } from './network-of.ts';

/** The cookie of a browser in which somebody has signed in (docs/decisions/022, point 4). */
export const deviceCookie = 'device';

/** Whether any customer has signed in with the browser of a cookie. */
export type IsKnownBrowser = (deviceToken: string) => Promise<boolean>;

const prefix = 'browser ';

/**
 * The key under which a request is counted. A browser that is known to an account has a key of its own. All others,
 * including those with an invented cookie, are counted by network.
 */
export async function browserOrNetwork({ cookies, server, ip }: FastifyRequest): Promise<string> {
  const token = cookies[deviceCookie];
  const isKnown = token ? await server.isKnownBrowser(token) : false;
  return token && isKnown ? prefix + hashOfSecret(token) : networkOf(ip);
}

/** Whether a request is counted under a known browser's key. */
export function isCountedAsBrowser(countedAs: string): boolean {
  return countedAs.startsWith(prefix);
}

declare module 'fastify' {
  interface FastifyInstance {
    isKnownBrowser: IsKnownBrowser;
  }
}
