import { SaxesParser } from 'saxes';
import { readingTexts as texts } from '../texts/reading.de.ts';
import { UnreadableStatement } from './unreadable-statement.ts';

/** An element by its local name, because banks write camt with several prefixes and versions. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** How deep the elements of a statement may be nested. */
const deepest = 40;

/**
 * Reads XML into a tree. Any document type is refused, because entities can grow without limit or name files of the
 * server (XXE). Throws {@link UnreadableStatement}.
 */
export function readXmlTree(xml: string): XmlElement {
  const parser = new SaxesParser<{ xmlns?: false }>();
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  parser.on('doctype', () => {
    throw new UnreadableStatement(texts.entities);
  });
  parser.on('error', (error) => {
    throw new UnreadableStatement(texts.brokenXml, { cause: error });
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > deepest) throw new UnreadableStatement(texts.brokenXml);
  });
  const write = (text: string) => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

/** The element at a path of local names. If there are several, the first. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  );
}

/** The elements with a name directly below another element. */
export function allOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The text at a path, trimmed. Empty if not found. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return at(element, ...path)?.text.trim() ?? '';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
