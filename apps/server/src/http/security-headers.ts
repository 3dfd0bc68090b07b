import type { FastifyInstance } from 'fastify';

/**
 * The policy of answers that are not pages: a browser may do nothing with them. Pages have their own policy
 * (ssr/page-policy.ts).
 */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer. The referrer is only the origin, because addresses of confirmation pages contain order ids
 * (CONTRACT §5).
 */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // a payment provider's window needs its opener
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/** Adds the security headers, and HSTS if the shop is reached by https. A header that a handler has set stays. */
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
