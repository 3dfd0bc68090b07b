/** The sources that the payment page allows besides the shop: PayPal's script and what it loads (PAYMENTS B7). */
export interface PaymentSources {
  /** The address of the script with its parameters. */
  readonly script: string;
  /** A random nonce for this one answer. It marks scripts and styles that PayPal's script inserts. */
  readonly nonce: string;
}

/**
 * The content security policy of a page (DESIGN §6). Everything comes from this shop. Scripts and styles are allowed by
 * address or by the hash of their exact text, as source expressions such as `'sha256-…'`; 'unsafe-inline' is never
 * used. With `payment`, scripts and styles with its nonce or from the origin of the provider's script are allowed too.
 */
export function pagePolicy(
  scripts: Iterable<string>,
  styles: Iterable<string>,
  payment: PaymentSources | null = null,
): string {
  const marked = payment === null ? [] : [`'nonce-${payment.nonce}'`, new URL(payment.script).origin];
  const { images, connections, frames } = payment === null ? nothing : sourcesOf(payment.script);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts), ...marked].join(' '),
    ['style-src', "'self'", ...new Set(styles), ...marked].join(' '),
    ['img-src', "'self'", 'data:', ...images].join(' '),
    ...(payment === null ? [] : [sources('connect-src', connections), sources('frame-src', frames)]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sources(directive: string, origins: readonly string[]): string {
  return [directive, "'self'", ...origins].join(' ');
}

/** Origins besides the shop's own. */
interface OtherSources {
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

const nothing: OtherSources = { images: [], connections: [], frames: [] };

/**
 * The origin of PayPal's fraud check (developer.paypal.com/limited-release/fraudnet/integrate). Its script has the
 * nonce.
 */
const fraudCheck = 'https://c.paypal.com';

/**
 * The origins that PayPal's script loads from and connects to, each by name, none by `*`. Its logos are at
 * www.paypalobjects.com; it sends statistics to the other two. The sandbox has one origin.
 */
function sourcesOf(script: string): OtherSources {
  const { protocol, hostname, origin } = new URL(script);
  const isPaypal = protocol === 'https:' && hostname.endsWith('.paypal.com');
  if (!isPaypal) return { images: [origin], connections: [origin], frames: [origin] };
  const counters = ['https://t.paypal.com', 'https://b.stats.paypal.com'];
  return {
    images: [origin, 'https://www.paypalobjects.com', fraudCheck, ...counters],
    connections: [origin, fraudCheck],
    frames: [origin, fraudCheck],
  };
}
