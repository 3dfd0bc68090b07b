import rateLimit from '@fastify/rate-limit';
import type { CallName } from '@kontor/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserOrNetwork, isCountedAsBrowser } from './known-browser.ts';

/**
 * Of calls about passwords: they are hashed or checked, right ones too, and anybody can have an account whose password
 * they know.
 */
const aboutPasswords = {
  ...{ login: 60, register: 10, verify: 30, accountPasswordChange: 10, accountEmailChange: 10 },
  ...{ accountEmailConfirm: 10, accountDelete: 10, accountExport: 10 },
};

/**
 * Of each of these for a browser that an account knows: nobody else uses its count, but somebody may have many such
 * browsers.
 */
const ofKnownBrowser = 20;

/**
 * How often one visitor may ask for each, per minute. Strict where a request costs much, reaches other people (an order
 * sends mail), or could be a guess (a voucher's code).
 */
const perMinute = {
  ...{ call: 1200, page: 600, file: 6000, sitemap: 60, other: 600, nothing: 300 },
  ...{
    alternatives: 120,
    orderCalc: 300,
    order: 60,
    orderTransferCode: 60,
    orderFinish: 30,
    voucherRedeem: 10,
    voucherUnredeem: 60,
  },
  // Each may ask a provider, which does not like to be asked often (PAYMENTS A5). A confirmation that waits looks at
  // its order.
  ...{ paymentCreate: 20, paymentExecute: 60, paymentStatus: 60, paypalWebhook: 600, saferpayNotify: 600 },
  ...aboutPasswords,
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

/** The limit of a call: its own where it has one, else that of reading calls. */
export function limitOfCall(name: CallName): RouteLimit {
  if (name === 'getFile') return limitedAs('file');
  if (name in aboutPasswords) return limitedAboutPasswords(name as keyof typeof aboutPasswords);
  return limitedAs(name in perMinute ? (name as Limited) : 'call');
}

/**
 * A stranger in the same network must not keep somebody out of a browser that their account knows: it has a count of
 * its own.
 */
function limitedAboutPasswords(name: keyof typeof aboutPasswords): RouteLimit {
  const max = (_request: FastifyRequest, countedAs: string) =>
    isCountedAsBrowser(countedAs) ? Math.min(ofKnownBrowser, perMinute[name]) : perMinute[name];
  return { rateLimit: { max, timeWindow: 60_000, keyGenerator: browserOrNetwork } };
}

const noCounts = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Counts requests per visitor and route; what exceeds its limit is refused with 429 and Retry-After. A visitor is an
 * IPv4 address or an IPv6 /64 network; of calls about passwords also a browser that an account knows. Counters are this
 * process's own, and bounded. Answers do not name the counts: a CDN would keep them.
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
