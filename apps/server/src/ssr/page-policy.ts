/**
 * What the page where customers pay allows beside the shop itself: PayPal's script, and what it brings (PAYMENTS B7).
 */
export interface PaymentSources {
  /** Address of the script, with its parameters. */
  readonly script: string;
  /** Random, for this one answer: marks the scripts and styles that the script itself puts into the page. */
  readonly nonce: string;
}

/**
 * The content security policy of a page: everything from this shop, scripts and styles by address or by the hash of
 * their exact text, no 'unsafe-inline' anywhere (DESIGN §6). Both are source expressions such as `'sha256-…'`. Where
 * `payment` is given, scripts and styles are also allowed that bear its mark or come from the very origin of the
 * provider's script.
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

/** Origins beside the shop's own. */
interface OtherSources {
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

const nothing: OtherSources = { images: [], connections: [], frames: [] };

/**
 * Where PayPal's check against fraud runs (developer.paypal.com/limited-release/fraudnet/integrate); its script bears
 * the mark.
 */
const fraudCheck = 'https://c.paypal.com';

/**
 * What PayPal's script loads and asks: all of it by name, nothing by `*`. Its logos lie at www.paypalobjects.com, and
 * it counts at the other two hosts. The sandbox has one origin.
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
