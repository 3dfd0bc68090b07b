import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that a page of another site, or of another host of ours, has it make this request.
 * `Sec-Fetch-Site` counts first: no page can set it, and it is right behind every proxy. Browsers leave it out over
 * plain http, and old ones always: then `Origin` counts, which must be the public address or the host that was asked.
 * Programs send neither: they are told apart by the token alone.
 */
export function isFromForeignSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && !isOfHost(origin, host, publicUrl);
}

/** A shop that is reached by https takes nothing that a page had from the same host without it. */
function isOfHost(origin: string, host: string, publicUrl: string): boolean {
  const url = URL.parse(origin);
  return url !== null && url.host === host && (url.protocol === 'https:' || !publicUrl.startsWith('https:'));
}
