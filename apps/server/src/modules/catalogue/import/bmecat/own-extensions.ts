import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { columns } from '../table/csv-columns.ts';

/** What stands before the names of elements that only this shop writes and reads (docs/decisions/049). */
const prefix = 'UDX.KONTOR.';
/** A further condition of a product: BMEcat has one unit for each. */
export const conditionExtension = `${prefix}CONDITION`;
/** A value of an attribute that a FEATURE cannot hold as it is. */
export const attributeExtension = `${prefix}ATTRIBUTE`;
/** Features that say by what the members of a family are chosen. */
export const familyFeatures = 'udf_Kontor-Familie-1.0';

/** The element that says what a column of our table does. */
export function extensionName(heading: string): string {
  return `${prefix}${heading.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

const headings = new Map(Object.keys(columns).map((heading) => [extensionName(heading), heading]));
/** A product of ours says everything: what it does not name is empty. */
const nothingSaid = Object.fromEntries(
  [...headings.values()].filter((one) => one !== 'delete').map((one) => [one, '']),
);

type Cells = Readonly<Record<string, string | undefined>>;

/** What our own export says of a product beside the elements of BMEcat. */
export interface OwnExtensions {
  /** What counts where nothing else says it. */
  readonly usual: Cells;
  /** What counts whatever else is said. */
  readonly cells: Cells;
  /** Those of further conditions. */
  readonly otherRows: readonly Cells[];
  /** Undefined where the features say them. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** Reads them; undefined where a product is of another system. */
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
