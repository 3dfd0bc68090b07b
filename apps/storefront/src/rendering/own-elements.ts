/**
 * The scripts and styles that the renderer itself put into a page, as they stand there. What else is in it is content.
 */
export interface OwnElements {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * A mark for the renderer's own elements (its `nonce`), known to nobody before the page is rendered: no stored text can
 * bear it. The browser never sees it, so that a page may be kept and be everybody's.
 */
export function newMark(): string {
  return crypto.randomUUID();
}

/**
 * Takes the mark off a rendered page again, and tells which inline scripts and styles bore it. Throws where it would
 * stay.
 */
export function takeMark(html: string, mark: string): { readonly html: string; readonly own: OwnElements } {
  // The renderer escapes < and > in attributes, so that what stands between them is one of its tags.
  const marked = new RegExp(`<(script|style)\\b[^<>]* nonce="${mark}"[^<>]*>([\\s\\S]*?)</\\1>`, 'g');
  const found = [...html.matchAll(marked)].filter(([, , source]) => source !== '');
  const sources = (name: string) => found.flatMap(([, of, source = '']) => (of === name ? [source] : []));
  const clean = html
    .replaceAll(` nonce="${mark}"`, '')
    .replace(new RegExp(`<meta property="csp-nonce" content="${mark}"/?>`), '');
  if (clean.includes(mark)) throw new Error('The renderer used its mark in a place that is not known.');
  return { html: clean, own: { scripts: sources('script'), styles: sources('style') } };
}
