/**
 * The content security policy of a page: everything from this shop, scripts and styles by address or by the hash of their exact text, no
 * 'unsafe-inline' anywhere (DESIGN §6). Both are source expressions such as `'sha256-…'`.
 */
export function pagePolicy(scripts: Iterable<string>, styles: Iterable<string>): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    ['style-src', "'self'", ...new Set(styles)].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
