/**
 * The content security policy of a page: everything from this shop, scripts by address or by the hash of their exact text, no
 * 'unsafe-inline' anywhere (DESIGN §6). `hashes` are source expressions such as `'sha256-…'`.
 */
export function pagePolicy(hashes: Iterable<string>): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
