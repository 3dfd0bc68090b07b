import sanitize from 'sanitize-html';

const tags = [
  ...[
    'a',
    'abbr',
    'address',
    'article',
    'aside',
    'b',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'col',
    'colgroup',
  ],
  ...['dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4'],
  ...['h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'nav', 'ol', 'p', 'picture', 'pre'],
  ...[
    'q',
    's',
    'samp',
    'section',
    'small',
    'source',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
  ],
  ...['tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'var', 'wbr'],
];

/** No style attributes: the pages' content security policy would ignore them. Operators style by class, in their own stylesheet. */
const attributes: sanitize.IOptions['allowedAttributes'] = {
  '*': ['class', 'id', 'title', 'lang', 'dir', 'hidden', 'role', 'aria-*', 'data-*'],
  a: ['href', 'target', 'rel', 'download'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  source: ['src', 'srcset', 'sizes', 'type', 'media'],
  col: ['span'],
  colgroup: ['span'],
  details: ['open', 'name'],
  li: ['value'],
  ol: ['start', 'type', 'reversed'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
  time: ['datetime'],
};

const text: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: attributes,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Scripts of the operator run in templates (SPEC §2): written inside, or a file of the shop's own; others the pages' policy would stop. */
const page: sanitize.IOptions = {
  ...text,
  allowedTags: [...tags, 'script'],
  allowedAttributes: { ...attributes, script: ['type', 'src', 'defer', 'async'] },
  allowVulnerableTags: true,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'script' && attribs.src !== undefined && !/^\/(?!\/)/.test(attribs.src),
};

/** Cleans the HTML of a text block: structure, links and pictures stay; scripts, styles, forms, frames and event handlers go. */
export function cleanText(html: string): string {
  return sanitize(html, text);
}

/** Cleans the HTML of a page template: as a text block, but its scripts stay. */
export function cleanPage(html: string): string {
  return sanitize(html, page);
}
