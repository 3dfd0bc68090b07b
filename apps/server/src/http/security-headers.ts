import type { FastifyInstance } from 'fastify';

/** What a browser may do with an answer that is no page: nothing. Pages bring their own policy (ssr/page-policy.ts). */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers that every answer carries. The referrer is the origin alone: addresses of confirmation pages hold order ids
 * (CONTRACT §5).
 */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // a payment provider's window must find its way back
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/** Adds the security headers, and HSTS where visitors come by https. A header that a handler has set stays. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = {
    ...always,
    'content-security-policy': nothing,
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
