import { ImportImpossible } from '../import-impossible.ts';
import { reasons } from '../texts/tables.de.ts';
import { readXml, type XmlText } from './read-xml.ts';

/** More elements in one record indicate a broken file. */
const mostElements = 200_000;

/** An element with its content. Names are without prefix. */
export class XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[] = [];
  /** The text directly in the element. */
  content = '';
  /** Its position in the text of its parent: the number of letters before it. */
  at = 0;

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  /** The children with one of the names, in document order. */
  all(...names: readonly string[]): XmlElement[] {
    return this.children.filter(({ name }) => names.includes(name));
  }

  /** The first child with the first of the names that occurs. */
  child(...names: readonly string[]): XmlElement | undefined {
    for (const name of names) for (const child of this.children) if (child.name === name) return child;
    return undefined;
  }

  /** All descendants with a name. */
  within(name: string): XmlElement[] {
    return this.children.flatMap((child) => [...(child.name === name ? [child] : []), ...child.within(name)]);
  }

  /** The trimmed text of {@link child}; undefined if it is empty or missing. */
  text(...names: readonly string[]): string | undefined {
    return this.child(...names)?.value;
  }

  /** The trimmed text of the element itself; undefined if empty. */
  get value(): string | undefined {
    return this.content.trim() || undefined;
  }
}

/** An element with its place in the file. */
export interface FoundElement {
  readonly element: XmlElement;
  readonly line: number;
  /** The names of its ancestors, from the root. */
  readonly path: readonly string[];
  /** The attributes of its parent. */
  readonly above: Readonly<Record<string, string>>;
}

/** Reads the elements with the given names as a stream, each with its content. Other elements are skipped. */
export function readElements(text: XmlText, names: ReadonlySet<string>): AsyncGenerator<FoundElement> {
  return readXml<FoundElement>(text, (put, line) => {
    const path: string[] = [];
    const attributesAbove: Readonly<Record<string, string>>[] = [];
    let open: XmlElement[] = [];
    let begun = 0;
    let count = 0;
    return {
      open(name, attributes) {
        if (open.length > 0 || names.has(name)) {
          if (open.length === 0) [begun, count] = [line(), 0];
          if (++count > mostElements) throw new ImportImpossible(reasons.xmlTooLong(begun, text.isFirstPass ?? false));
          const element = new XmlElement(name, attributes);
          const parent = open.at(-1);
          element.at = parent?.content.length ?? 0;
          parent?.children.push(element);
          open.push(element);
        } else {
          path.push(name);
          attributesAbove.push(attributes);
        }
      },
      text(part) {
        const element = open.at(-1);
        if (element) element.content += part;
      },
      close() {
        const element = open.pop();
        if (element === undefined) {
          path.pop();
          attributesAbove.pop();
        } else if (open.length === 0) {
          put({ element, line: begun, path: [...path], above: attributesAbove.at(-1) ?? {} });
          open = [];
        }
      },
    };
  });
}
