import { ImportImpossible } from '../import-impossible.ts';
import { reasons } from '../texts/tables.de.ts';
import { readXml, type XmlText } from './read-xml.ts';

/** More elements in one record are a file gone wrong. */
const mostElements = 200_000;

/** An element with all that is in it, by names without their prefix. */
export class XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[] = [];
  /** All text right below it. */
  content = '';

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  /** The children of some names, in their order. */
  all(...names: readonly string[]): XmlElement[] {
    return this.children.filter(({ name }) => names.includes(name));
  }

  /** The first child of one of some names, the first name before the second. */
  child(...names: readonly string[]): XmlElement | undefined {
    for (const name of names) {
      const found = this.children.find((child) => child.name === name);
      if (found) return found;
    }
    return undefined;
  }

  /** Every element of a name below it, however deep. */
  within(name: string): XmlElement[] {
    return this.children.flatMap((child) => [...(child.name === name ? [child] : []), ...child.within(name)]);
  }

  /** The text of the first child of one of some names, without spaces around it; undefined where it says nothing. */
  text(...names: readonly string[]): string | undefined {
    return this.child(...names)?.value;
  }

  /** Its own text, likewise. */
  get value(): string | undefined {
    return this.content.trim() || undefined;
  }
}

/** An element as it stands in its file. */
export interface FoundElement {
  readonly element: XmlElement;
  readonly line: number;
  /** What it lies in, from the root on. */
  readonly path: readonly string[];
  /** The attributes of what it lies in right above. */
  readonly above: Readonly<Record<string, string>>;
}

/** Reads the elements of some names as a stream, each with all that is in it; what lies outside is passed over. */
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
          if (++count > mostElements) throw new ImportImpossible(reasons.xmlTooLong(begun));
          const element = new XmlElement(name, attributes);
          open.at(-1)?.children.push(element);
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
