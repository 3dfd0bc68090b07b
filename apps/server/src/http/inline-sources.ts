import { createHash } from 'node:crypto';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const typeAttribute = /\btype\s*=\s*["']?([^"'\s>]*)/i;
const scriptTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/**
 * The CSP source expressions that allow exactly the inline scripts of this HTML. Only for HTML whose scripts are meant
 * to run, such as the operator's templates. Data in script elements needs none.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(scriptElement)) {
    const type = typeAttribute.exec(attributes)?.[1] ?? '';
    if (/\bsrc\s*=/i.test(attributes) || !scriptTypes.has(type.toLowerCase())) continue;
    hashes.add(sourceHash(source));
  }
  return [...hashes];
}

/**
 * The CSP source expression of an inline script or style, such as `'sha256-…'`. HTML parsers normalise line breaks to
 * before hashing.
 */
export function sourceHash(source: string): string {
  const read = source.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
