import rateLimit from '@fastify/rate-limit';
import { type CallName, classOf } from '@kontor/contract';
import type { OfficeRoute } from '@kontor/contract/office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserOrNetwork, isCountedAsBrowser } from './known-browser.ts';

/** The limit per minute of password calls for a browser that is known to an account, which has a counter of its own. */
const ofKnownBrowser = 20;

/** The limits per visitor and minute: of calls without a limit of their own, and of everything that is not a call. */
const perMinute = {
  ...{
    call: 1200,
    stream: 300,
    page: 600,
    file: 6000,
    sitemap: 60,
    withdrawal: 60,
    quote: 60,
    alert: 60,
    review: 60,
    newsletter: 60,
    other: 600,
  },
  nothing: 300,
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

/** Route configuration with a counter and limit of its own. */
export function limitedAs(kind: Limited): RouteLimit {
  return { rateLimit: { max: perMinute[kind], timeWindow: 60_000 } };
}

/**
 * The limit of a call. For password calls a browser that is known to an account has a counter of its own. So a stranger
 * in the same network cannot lock the customer out.
 */
export function limitOfCall(name: CallName): RouteLimit {
  const { perMinute: limit = perMinute.call, isAboutPasswords } = classOf(name);
  if (!isAboutPasswords) return { rateLimit: { max: limit, timeWindow: 60_000 } };
  const max = (_request: FastifyRequest, countedAs: string) =>
    isCountedAsBrowser(countedAs) ? Math.min(ofKnownBrowser, limit) : limit;
  return { rateLimit: { max, timeWindow: 60_000, keyGenerator: browserOrNetwork } };
}

/** The limit of a call of the back office. */
export function limitOfOfficeCall({ perMinute: limit = perMinute.call }: Pick<OfficeRoute, 'perMinute'>): RouteLimit {
  return { rateLimit: { max: limit, timeWindow: 60_000 } };
}

const noCounts = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Limits requests per visitor and route. Those above the limit are refused with 429 and Retry-After. A visitor is an
 * IPv4 address or an IPv6 /64 network; for password calls also a browser that is known to an account. Each process has
 * its own counters, of limited number. Answers do not state the counts, because a CDN would cache them.
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
