import rateLimit from '@fastify/rate-limit';
import { type CallName, classOf } from '@kontor/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserOrNetwork, isCountedAsBrowser } from './known-browser.ts';

/**
 * The limit of calls about passwords for a browser that an account knows. It has a counter of its own.
 */
const ofKnownBrowser = 20;

/** How often one visitor may make a call that names no limit, and ask for what is no call, per minute. */
const perMinute = {
  ...{ call: 1200, page: 600, file: 6000, sitemap: 60, other: 600, nothing: 300 },
  ...{ paypalWebhook: 600, saferpayNotify: 600 },
};

type Limited = keyof typeof perMinute;

interface RouteLimit {
  readonly rateLimit: {
    readonly max: number | ((request: FastifyRequest, countedAs: string) => number);
    readonly timeWindow: number;
    readonly keyGenerator?: (request: FastifyRequest) => Promise<string>;
  };
}

/** Route configuration that gives a route its own counter and limit. */
export function limitedAs(kind: Limited): RouteLimit {
  return { rateLimit: { max: perMinute[kind], timeWindow: 60_000 } };
}

/**
 * The limit of a call. A stranger in the same network must not keep somebody out of a browser that their account knows:
 * of calls about passwords such a browser has a count of its own.
 */
export function limitOfCall(name: CallName): RouteLimit {
  const { perMinute: limit = perMinute.call, isAboutPasswords } = classOf(name);
  if (!isAboutPasswords) return { rateLimit: { max: limit, timeWindow: 60_000 } };
  const max = (_request: FastifyRequest, countedAs: string) =>
    isCountedAsBrowser(countedAs) ? Math.min(ofKnownBrowser, limit) : limit;
  return { rateLimit: { max, timeWindow: 60_000, keyGenerator: browserOrNetwork } };
}

const noCounts = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Counts requests per visitor and route; what exceeds its limit is refused with 429 and Retry-After. A visitor is an
 * IPv4 address or an IPv6 /64 network; of calls about passwords also a browser that an account knows. Counters are this
 * process's own, and bounded. Answers do not name the counts, because a CDN would cache them.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    ...limitedAs('other').rateLimit,
    cache: 20_000,
    ipv6Subnet: 64,
    addHeaders: { ...noCounts, 'retry-after': true },
    addHeadersOnExceeding: noCounts,
  });
}
