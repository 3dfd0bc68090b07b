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

/**
 * Style attributes are not allowed, because the pages' content security policy would ignore them. Operators use classes
 * and their own stylesheet.
 */
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
  // The pages' policy allows data: addresses for pictures. There they can only be pictures.
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowProtocolRelative: false,
  nonBooleanAttributes: [], // `hidden` and `download` are valid without a value
};

/** Templates may contain scripts (SPEC §2): inline ones, or files of the shop. The pages' policy would block others. */
const page: sanitize.IOptions = {
  ...text,
  allowedTags: [...tags, 'script'],
  allowedAttributes: { ...attributes, script: ['type', 'src', 'defer', 'async'] },
  allowVulnerableTags: true,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'script' && attribs.src !== undefined && !/^\/(?!\/)/.test(attribs.src),
};

/**
 * Cleans the HTML of a text block. Structure, links and pictures are kept; scripts, styles, forms, frames and event
 * handlers are removed.
 */
export function cleanText(html: string): string {
  return sanitize(html, text);
}

/** Cleans the HTML of a page template like a text block, but keeps its scripts. */
export function cleanPage(html: string): string {
  return sanitize(html, page);
}

/**
 * The parts that cleaning removed, in the form in which an operator finds them: `<form>`, or `<p onclick>` for an
 * attribute of an element that was kept. Empty if nothing was removed.
 */
export function removedParts(html: string, cleaned: string): string[] {
  const kept = countParts(cleaned);
  const isLess = (part: string, count: number) => (kept.get(part) ?? 0) < count;
  const before = countParts(html);
  return [...before].flatMap(([part, count]) => {
    const element = part.replace(/ .*/, '>');
    const isOfRemoved = element !== part && isLess(element, before.get(element) ?? 0);
    return isLess(part, count) && !isOfRemoved ? [part] : [];
  });
}

/** The number of occurrences of each element, and of each attribute by element name. */
function countParts(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  const countElement: sanitize.Transformer = (tagName, attribs) => {
    count(`<${tagName}>`);
    for (const name of Object.keys(attribs)) count(`<${tagName} ${name}>`);
    return { tagName, attribs };
  };
  sanitize(html, {
    ...{ allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, nonBooleanAttributes: [] },
    transformTags: { '*': countElement },
  });
  return counts;
}
