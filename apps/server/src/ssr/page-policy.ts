/** What the page where customers pay allows beside the shop itself: PayPal's script, and what it brings (PAYMENTS B7). */
export interface PaymentSources {
  /** Address of the script, with its parameters. */
  readonly script: string;
  /** Random, for this one answer: marks the scripts and styles that the script itself puts into the page. */
  readonly nonce: string;
}

/**
 * The content security policy of a page: everything from this shop, scripts and styles by address or by the hash of their exact text, no
 * 'unsafe-inline' anywhere (DESIGN §6). Both are source expressions such as `'sha256-…'`. Others' origins are allowed where `payment` is given.
 */
export function pagePolicy(
  scripts: Iterable<string>,
  styles: Iterable<string>,
  payment: PaymentSources | null = null,
): string {
  const origins = payment === null ? [] : originsOf(payment.script);
  const marked = payment === null ? [] : [`'nonce-${payment.nonce}'`];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts), ...marked, ...origins].join(' '),
    ['style-src', "'self'", ...new Set(styles), ...marked, ...origins].join(' '),
    ['img-src', "'self'", 'data:', ...origins].join(' '),
    ...(payment === null ? [] : [sources('connect-src', origins), sources('frame-src', origins)]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sources(directive: string, origins: readonly string[]): string {
  return [directive, "'self'", ...origins].join(' ');
}

/** PayPal names these for its script (developer.paypal.com/sdk/js/best-practices); a stand-in has one origin. */
const paypalOrigins = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

function originsOf(script: string): readonly string[] {
  const { protocol, hostname, origin } = new URL(script);
  return protocol === 'https:' && hostname.endsWith('.paypal.com') ? paypalOrigins : [origin];
}
