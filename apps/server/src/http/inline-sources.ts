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
 * The source expressions that let exactly the inline scripts of this HTML run. Only for HTML whose scripts are meant to
 * run, such as a page template of the operator. Data in script elements needs none.
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
 * The source expression, such as `'sha256-…'`, of an inline script or style. A parser reads every line break as \n, and
 * hashes what it read.
 */
export function sourceHash(source: string): string {
  const read = source.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
