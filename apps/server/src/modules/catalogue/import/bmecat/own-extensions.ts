import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { columns } from '../table/csv-columns.ts';

/** The prefix of elements that only this shop writes and reads (docs/decisions/049). */
const prefix = 'UDX.KONTOR.';
/** A further condition of a product. BMEcat has one unit for each product. */
export const conditionExtension = `${prefix}CONDITION`;
/** A value of an attribute that a FEATURE cannot contain unchanged. */
export const attributeExtension = `${prefix}ATTRIBUTE`;
/** The features that distinguish the members of a family. */
export const familyFeatures = 'udf_Kontor-Familie-1.0';

/** The element for a column of our table. */
export function extensionName(heading: string): string {
  return `${prefix}${heading.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

const headings = new Map(Object.keys(columns).map((heading) => [extensionName(heading), heading]));
/** Columns that are no fields of a product. */
const noFields: ReadonlySet<string> = new Set(['delete', 'allAttributes', 'allProperties']);
/** A product of ours is complete. Fields that it does not name are empty. */
const nothingSaid = Object.fromEntries(
  [...headings.values()].filter((one) => !noFields.has(one)).map((one) => [one, '']),
);

type Cells = Readonly<Record<string, string | undefined>>;

/** The data of our own export beside the elements of BMEcat. */
export interface OwnExtensions {
  /** Cells that apply only if nothing else fills them. */
  readonly usual: Cells;
  /** Cells that override everything else. */
  readonly cells: Cells;
  /** The cells of further conditions. */
  readonly otherRows: readonly Cells[];
  /** Undefined if the features contain them. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** Reads them. Undefined for a product of another system. */
export function ownExtensions(product: XmlElement): OwnExtensions | undefined {
  const own = product.all('USER_DEFINED_EXTENSIONS').flatMap(({ children }) => children);
  if (!own.some(({ name }) => name.startsWith(prefix))) return undefined;
  const attributes = own.filter(({ name }) => name === attributeExtension);
  return {
    usual: nothingSaid,
    cells: cellsOf(own),
    otherRows: own.filter(({ name }) => name === conditionExtension).map(({ children }) => cellsOf(children)),
    attributes:
      attributes.length === 0
        ? undefined
        : attributes.map((attribute) => ({
            name: attribute.text('FNAME') ?? '',
            value: attribute.text('FVALUE') ?? '',
          })),
  };
}

function cellsOf(elements: readonly XmlElement[]): Cells {
  return Object.fromEntries(
    elements.flatMap(({ name, content }) => {
      const heading = headings.get(name);
      return heading === undefined ? [] : [[heading, content]];
    }),
  );
}
