import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether a connection to an IP address (not a name) and port is allowed. */
export type Guard = (address: string, port: number) => boolean;

/** Allows the public internet at the ports of http and https. */
export const publicInternet: Guard = (address, port) => isPublicAddress(address) && (port === 80 || port === 443);

/** The time limits in milliseconds for connecting, and for the whole answer. */
export interface TimeLimits {
  readonly connect: number;
  readonly total: number;
}

/** The guard refused a connection. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** The answer. A caller that does not read its body must destroy it. */
export type Answered = http.IncomingMessage;

/**
 * Requests one address without following redirects. The connection is checked when it is made: all addresses of a name
 * are checked, and a checked one is used without a second lookup; an IP address is checked directly; and the connected
 * address is checked once more. No cookies, no proxy from the environment.
 * @throws Forbidden for an address that the guard refuses; other connection and timeout errors unchanged.
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

/** A DNS lookup that refuses a name if any of its addresses is refused. */
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
