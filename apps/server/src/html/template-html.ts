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
 * No style attributes: the pages' content security policy would ignore them. Operators style by class, in their own
 * stylesheet.
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
  // The pages' policy lets a picture stand in the text itself; there it is a picture, whatever else its address could
  // be elsewhere.
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowProtocolRelative: false,
  nonBooleanAttributes: [], // `hidden` and `download` say enough without a value
};

/**
 * Scripts of the operator run in templates (SPEC §2): written inside, or a file of the shop's own; others the pages'
 * policy would stop.
 */
const page: sanitize.IOptions = {
  ...text,
  allowedTags: [...tags, 'script'],
  allowedAttributes: { ...attributes, script: ['type', 'src', 'defer', 'async'] },
  allowVulnerableTags: true,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'script' && attribs.src !== undefined && !/^\/(?!\/)/.test(attribs.src),
};

/**
 * Cleans the HTML of a text block: structure, links and pictures stay; scripts, styles, forms, frames and event
 * handlers go.
 */
export function cleanText(html: string): string {
  return sanitize(html, text);
}

/** Cleans the HTML of a page template: as a text block, but its scripts stay. */
export function cleanPage(html: string): string {
  return sanitize(html, page);
}

/**
 * What cleaning took away from HTML, as an operator would look for it: `<form>`, or `<p onclick>` for an attribute of
 * an element that stayed. Empty when all of it was kept.
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

/** How often each element, and each attribute of an element of its name, is in HTML. */
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
