import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser says that the request comes from a page of another site, or of another host of ours.
 * `Sec-Fetch-Site` decides first: no page can set it, and proxies do not change it. Browsers omit it over plain http,
 * and old ones always. Then `Origin` decides, which must be the public URL or the requested host. Programs send neither
 * and are checked by the token alone.
 */
export function isFromForeignSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && !isOfHost(origin, host, publicUrl);
}

/** A shop that is reached by https refuses pages that were loaded from the same host without it. */
function isOfHost(origin: string, host: string, publicUrl: string): boolean {
  const url = URL.parse(origin);
  return url !== null && url.host === host && (url.protocol === 'https:' || !publicUrl.startsWith('https:'));
}
