import { readHtml } from './read-html.ts';

/** The headings of a page. */
export interface Headings {
  /** Its first h1, otherwise its first h2; null if it has neither. */
  readonly headline: string | null;
  /** The headings of its sections, tables and lists. */
  readonly others: readonly string[];
}

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'caption', 'dt', 'summary']);

/** The headings in the operator's HTML. */
export function headingsOfHtml(html: string): Headings {
  const found: { readonly tag: string; text: string }[] = [];
  let current: { readonly tag: string; text: string } | null = null;
  readHtml(html, {
    open(tag) {
      if (headings.has(tag)) current = { tag, text: '' };
    },
    text(part) {
      if (current !== null) current.text += part;
    },
    close(tag) {
      if (current === null || current.tag !== tag) return;
      found.push({ tag, text: current.text.replace(/\s+/g, ' ').trim() });
      current = null;
    },
  });
  const said = found.filter(({ text }) => text !== '');
  const first = said.find(({ tag }) => tag === 'h1') ?? said.find(({ tag }) => tag === 'h2');
  return { headline: first?.text ?? null, others: said.filter((one) => one !== first).map(({ text }) => text) };
}
