import sanitizeHtml from 'sanitize-html';

/**
 * A block of a text as it can be set on paper or in a plain mail: what an operator's HTML says, without what it looks
 * like.
 */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
  /** Of a list item: its bullet or number. */
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

/** Leaves well-formed tags of these names with escaped texts, so that splitting at the tags is safe. */
const onlyBlocks: sanitizeHtml.IOptions = {
  allowedTags: [...headings, ...paragraphs, ...lists, ...cells, 'li', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { img: (_, { alt = '' }) => ({ tagName: 'p', attribs: {}, text: alt }) },
};

/**
 * The blocks of an HTML text in their order; the addresses of links stand behind them in brackets, the words of
 * pictures in their place.
 */
export function htmlBlocks(html: string): TextBlock[] {
  const reader = new BlockReader();
  for (const part of sanitizeHtml(html, onlyBlocks).split(/(<[^>]*>)/)) {
    const tag = /^<(\/?)([a-z0-9]+)(?:[^>]*?href="([^"]*)")?/.exec(part);
    if (tag) reader.tag(tag[2] ?? '', tag[1] === '/', decoded(tag[3] ?? ''));
    else reader.text(decoded(part));
  }
  reader.flush();
  return reader.blocks;
}

class BlockReader {
  readonly blocks: TextBlock[] = [];
  #text = '';
  #kind: TextBlock['kind'] = 'paragraph';
  #marker = '';
  /** Of each open list the number of its last item; null for bullets. */
  readonly #lists: (number | null)[] = [];
  #link = '';

  text(text: string): void {
    this.#text += text.replace(/\s+/g, ' ');
  }

  tag(name: string, closes: boolean, href: string): void {
    if (name === 'br') this.#text += '\n';
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

function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
