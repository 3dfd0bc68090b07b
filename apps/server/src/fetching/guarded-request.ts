import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether a connection to an address (never a name) and port may be made. */
export type Guard = (address: string, port: number) => boolean;

/** The public internet, at the ports of http and https. */
export const publicInternet: Guard = (address, port) => isPublicAddress(address) && (port === 80 || port === 443);

/** Milliseconds until a connection must stand, and until all must be there. */
export interface TimeLimits {
  readonly connect: number;
  readonly total: number;
}

/** What must not be connected to. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** What was answered; who does not read the body destroys it. */
export type Answered = http.IncomingMessage;

/**
 * Asks one address, following nothing. Where a connection goes is checked when it is made: a name by every address that
 * it has, of which a checked one is taken, without a second look-up; an address by itself, which nobody looks up; and
 * the one that was connected to once more. No cookies, no proxy of the environment.
 * @throws Forbidden for an address that the guard refuses; other errors of connection and time as they come.
 */
export function guardedRequest(
  url: URL,
  headers: http.OutgoingHttpHeaders,
  guard: Guard,
  limits: TimeLimits,
): Promise<Answered> {
  const secure = url.protocol === 'https:';
  const port = Number(url.port || (secure ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !guard(host, port)) return Promise.reject(new Forbidden(host));
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const request = (secure ? https : http).request(url, {
    ...{ headers, agent: false, lookup: guardedLookup(guard, port), signal: AbortSignal.timeout(limits.total) },
  });
  const late = setTimeout(() => request.destroy(new Error('No connection in time')), limits.connect);
  request.on('socket', (socket) => {
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(late);
      if (!guard(socket.remoteAddress ?? '', port)) request.destroy(new Forbidden(socket.remoteAddress));
    });
  });
  request.on('response', resolve);
  request.on('error', reject);
  request.on('close', () => clearTimeout(late));
  request.end();
  return promise;
}

/** A look-up that refuses a name as soon as one of its addresses is refused. */
function guardedLookup(guard: Guard, port: number): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const refused = addresses.find(({ address }) => !guard(address, port));
      const [first] = addresses;
      if (refused || !first) return done(new Forbidden(refused?.address ?? hostname), '', 0);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
