import { type ForeignProduct, listCell } from '../foreign/own-table.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ImportingShop } from '../records/importing-shop.ts';
import type { ShopRow } from './shop-row.ts';

/** A file of a shop system. Its rows can be read several times. */
export interface ShopFile {
  readonly rows: () => AsyncIterable<ShopRow>;
  readonly mapping: Mapping;
  readonly shop: ImportingShop;
  readonly onNote: (note: string) => void;
}

/** A shop system that exports products as a table. */
export interface ShopFormat {
  readonly name: string;
  /** How many of the headings are its own. 0: the file is not from this system. Headings are in lower case. */
  recognises(headings: ReadonlySet<string>): number;
  /** Lower-case headings of columns without a meaning for us. They are not reported as unread. */
  readonly meaningless: RegExp;
  read(file: ShopFile): AsyncGenerator<ForeignProduct>;
}

/** How many of some headings are present. 0 if a required one is missing. */
export function signature(headings: ReadonlySet<string>, required: readonly (readonly string[])[]): number {
  const found = required.map((some) => some.filter((heading) => headings.has(heading)).length);
  return found.some((count) => count === 0) ? 0 : found.reduce((sum, count) => sum + count, 0);
}

/**
 * A current price and a former price. The higher one becomes the price, the lower one a sale. Without a former price it
 * is the only one: a stored sale would change what is asked, and ends.
 */
export function reduced(
  now: string | undefined,
  before: string | undefined,
): { price: string | undefined; salePrice: string | undefined } {
  const amount = (text: string) => Number(text.replace(',', '.'));
  return now !== undefined && before !== undefined && amount(before) > amount(now)
    ? { price: before, salePrice: now }
    : { price: now, salePrice: undefined };
}

/** The values of a variant as the second line of its name. Of other products these systems know no such line. */
export function suffixOf(properties: readonly { readonly value: string }[]): { readonly nameSuffix?: string } {
  return properties.length === 0 ? {} : { nameSuffix: properties.map(({ value }) => value).join(', ') };
}

/** The parts of a cell between separators. `\,` means a comma within a part. */
export function partsAt(separator: ',' | '|', cell: string | undefined): string[] {
  const parts = (cell ?? '').match(separator === ',' ? /(?:\\.|[^,\\])+/g : /[^|]+/g) ?? [];
  return parts.map((part) => part.replace(/\\([,\\])/g, '$1').trim()).filter((part) => part !== '');
}

/**
 * The description, without the shortcodes of its system. A short text besides a long one has no place in the shop, and
 * is reported.
 */
export function textsOf(long: string | undefined, short: string | undefined) {
  return { description: withoutShortcodes(long ?? short), shortText: long === undefined ? undefined : short };
}

/**
 * Placeholders that only the other system fills: Magento's `{{widget type="x"}}`, and the shortcodes of WordPress and
 * its page builders, `[gallery ids="1,2"]`. The text between two of them stays. `[M8]` is ordinary text.
 */
const shortcodes = [
  /\{\{(?:widget|block|media|store|config|customvar|var|trans)\b[^{}]*\}\}/gi,
  /\[\/?(?:gallery|caption|embed|audio|video|playlist|products?|add_to_cart|contact-form-7|elementor-template)\b[^\][]*\]/gi,
  /\[\/?(?:vc|et_pb|fusion|av|ux)_\w+[^\][]*\]/gi,
];

function withoutShortcodes(text: string | undefined): string | undefined {
  return shortcodes.reduce((left, shortcode) => left?.replace(shortcode, ''), text);
}

/** A picture with a description. */
export interface ShownPicture {
  readonly file: string;
  readonly words?: string | undefined;
}

/** Pictures as a cell of our table, each once, with its first description. */
export function picturesCell(pictures: readonly ShownPicture[]): string {
  const words = new Map<string, string | undefined>();
  for (const { file, words: said } of pictures) words.set(file, words.get(file) ?? said);
  return listCell(
    [...words].map(([file, said]) => (said === undefined ? file : `${file} = ${said.replaceAll('|', '/')}`)),
  );
}
