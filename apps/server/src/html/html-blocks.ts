import { readHtml } from './read-html.ts';

/** A block of text for print or plain-text mail: the content of the operator's HTML without its look. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
  /** For a list item: its bullet or number. */
  readonly marker?: string;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const paragraphs = [
  'p',
  'div',
  'section',
  'article',
  'blockquote',
  'pre',
  'table',
  'tr',
  'dl',
  'dt',
  'dd',
  'address',
  'hr',
];
const lists = ['ul', 'ol'];
const cells = ['td', 'th'];

const known = new Set([...headings, ...paragraphs, ...lists, ...cells, 'li', 'br', 'a']);

/**
 * The blocks of an HTML text in their order. Addresses of links follow the link text in brackets, and pictures are
 * replaced by their alternative texts.
 */
export function htmlBlocks(html: string): TextBlock[] {
  const reader = new BlockReader();
  readHtml(html, {
    open: (name, { alt = '', href = '' }) => {
      if (name === 'img') reader.picture(alt);
      else if (known.has(name)) reader.tag(name, false, href);
    },
    text: (text) => reader.text(text),
    close: (name) => {
      if (known.has(name)) reader.tag(name, true, '');
    },
  });
  reader.flush();
  return reader.blocks;
}

class BlockReader {
  readonly blocks: TextBlock[] = [];
  #text = '';
  #kind: TextBlock['kind'] = 'paragraph';
  #marker = '';
  /** For each open list, the number of its last item; null for bullets. */
  readonly #lists: (number | null)[] = [];
  #link = '';

  text(text: string): void {
    this.#text += text.replace(/\s+/g, ' ');
  }

  picture(words: string): void {
    this.#block('p', false);
    this.text(words);
    this.#block('p', true);
  }

  tag(name: string, closes: boolean, href: string): void {
    if (name === 'br') this.#text += closes ? '' : '\n';
    else if (cells.includes(name)) this.#text += closes ? '   ' : '';
    else if (name === 'a') this.#anchor(closes, href);
    else this.#block(name, closes);
  }

  flush(): void {
    const text = this.#text.replace(/ *\n */g, '\n').trim();
    this.#text = '';
    if (text !== '')
      this.blocks.push({ kind: this.#kind, text, ...(this.#kind === 'item' && { marker: this.#marker }) });
  }

  #block(name: string, closes: boolean): void {
    this.flush();
    if (lists.includes(name) && closes) this.#lists.pop();
    else if (lists.includes(name)) this.#lists.push(name === 'ol' ? 0 : null);
    if (name === 'li' && !closes) this.#startItem();
    else if (headings.includes(name) && !closes) this.#kind = 'heading';
    else if (name === 'li' || headings.includes(name) || this.#lists.length === 0) this.#kind = 'paragraph';
  }

  #startItem(): void {
    const last = this.#lists.at(-1) ?? null;
    if (last !== null) this.#lists[this.#lists.length - 1] = last + 1;
    this.#marker = last === null ? '•' : `${last + 1}.`;
    this.#kind = 'item';
  }

  #anchor(closes: boolean, href: string): void {
    if (!closes) this.#link = /^https?:/.test(href) ? href : '';
    else if (this.#link !== '' && !this.#text.endsWith(this.#link)) this.#text += ` (${this.#link})`;
    if (closes) this.#link = '';
  }
}
