import { createHash } from 'node:crypto';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const typeAttribute = /\btype\s*=\s*["']?([^"'\s>]*)/i;
const scriptTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** The source expressions, such as `'sha256-…'`, that let exactly the inline scripts of this HTML run. Data in script elements needs none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(scriptElement)) {
    const type = typeAttribute.exec(attributes)?.[1] ?? '';
    if (/\bsrc\s*=/i.test(attributes) || !scriptTypes.has(type.toLowerCase())) continue;
    hashes.add(sourceHash(source));
  }
  return [...hashes];
}

/** The source expressions that let exactly the style elements of this HTML apply. */
export function inlineStyleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(styleElement)].map(([, source = '']) => styleHash(source)))];
}

let lastStyle = { source: '', hash: sourceHash('') };

/** All pages have the same styles until the operator's stylesheet changes, so those of the last page are not hashed anew. */
function styleHash(source: string): string {
  if (source !== lastStyle.source) lastStyle = { source, hash: sourceHash(source) };
  return lastStyle.hash;
}

/** A parser reads every line break as \n, and hashes what it read. */
function sourceHash(source: string): string {
  const read = source.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
