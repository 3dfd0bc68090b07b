import type { JudgedProduct, JudgedSet } from '../judging/judged.ts';

type Catalogue = Pick<JudgedSet, 'categories' | 'products'>;
type CatalogueProduct = Catalogue['products'][number];

/** One of the alternatives in a brace. */
interface Choice {
  /** The text in the name. */
  readonly shown: string;
  /** The text for `$1` in attributes and description. */
  readonly meant: string;
}

/**
 * Reads a catalogue as judged sets write it down, line by line:
 *
 *     # a remark
 *     > Körperpflege > Duschen > Duschgel | Anwendung: Körper
 * Nivea Duschgel {Creme Soft|Sensitive} ~ {250 ml|0,5 l=500 ml} | Marke: Nivea; Inhalt: $2 || Das Duschgel $1 pflegt.
 *
 * A line with `>` is a category; its attributes go to all products below. Any other line is a product, in as many kinds
 * as its choices in braces make: name, `~` before its suffix, `|` before its attributes, `||` before its description.
 * `$1` is the first choice, also where the name shows something else before `=`. A choice may be empty. Article number
 * (seven digits; or an attribute `Artikelnummer`) and GTIN follow from the name, so they stay when others are added.
 *
 * @throws Error with the line's number, for a product without a category, two of the same name, or a `$3` without a
 *   third choice.
 */
export function readCatalogue(text: string): Catalogue {
  const reader = new CatalogueReader();
  for (const [index, line] of text.split('\n').entries()) {
    try {
      reader.read(line.trim());
    } catch (error) {
      throw new Error(`line ${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return { categories: reader.categories, products: reader.products };
}

class CatalogueReader {
  readonly categories: Catalogue['categories'][number][] = [];
  readonly products: CatalogueProduct[] = [];
  private readonly ids = new Map<string, string>();
  private readonly taken = new Set<string>();
  private category: { id: string; path: string; attributes: Record<string, string> } | undefined;

  read(line: string): void {
    if (line === '' || line.startsWith('#')) return;
    if (line.startsWith('>')) this.enter(line.slice(1));
    else for (const product of this.expand(line)) this.products.push(product);
  }

  private enter(line: string): void {
    const [path = '', attributes = ''] = line.split('|');
    const names = path.split('>').map((name) => name.trim());
    const ids = names.map((_, depth) => this.categoryId(names.slice(0, depth + 1)));
    this.category = { id: ids.at(-1) ?? '', path: names.join(' > '), attributes: readAttributes(attributes) };
  }

  private categoryId(names: readonly string[]): string {
    const path = names.join(' > ');
    const known = this.ids.get(path);
    if (known !== undefined) return known;
    const parentId = names.length > 1 ? this.categoryId(names.slice(0, -1)) : null;
    const id = `c${this.ids.size + 1}`;
    this.ids.set(path, id);
    this.categories.push({ id, name: names.at(-1) ?? '', parentId });
    return id;
  }

  private *expand(line: string): Generator<CatalogueProduct> {
    const [facts = '', description = ''] = line.split('||');
    const { template, attributes } = partsOf(facts);
    const category = this.category;
    if (category === undefined) throw new Error('a product before the first category');
    for (const { text, choices } of kindsOf(template)) {
      const [name = '', nameSuffix = ''] = text.split('~').map(tidy);
      const { Artikelnummer, ...own } = readAttributes(filled(attributes, choices));
      const product = {
        name,
        nameSuffix,
        category: category.path,
        categoryId: category.id,
        attributes: { ...category.attributes, ...own },
        description: tidy(filled(description, choices)),
      };
      yield { ...product, ...this.numbersOf(`${name} ~ ${nameSuffix}`, Artikelnummer) };
    }
  }

  private numbersOf(name: string, articleNumber?: string): Pick<JudgedProduct, 'id' | 'articleNumber' | 'gtin'> {
    if (this.taken.has(name)) throw new Error(`a second "${name}"`);
    this.taken.add(name);
    let number = spread(name);
    while (this.taken.has(`${number}`)) number = (number + 1) % 1e7;
    this.taken.add(`${number}`);
    const digits = String(number).padStart(7, '0');
    const others = String(spread(`GTIN ${digits}`)).padStart(7, '0');
    return { id: `p${digits}`, articleNumber: articleNumber ?? digits, gtin: gtinOf(`20${others}${digits.slice(-3)}`) };
  }
}

/** The template of the name, and the attributes after the first `|` outside of braces. */
function partsOf(facts: string): { template: string; attributes: string } {
  const [whole, template = '', attributes = ''] = /^((?:\{[^}]*\}|[^{|])*)(?:\|(.*))?$/.exec(facts) ?? [];
  if (whole === undefined) throw new Error('a brace that is not closed');
  return { template, attributes };
}

/** `Marke: Nivea; Inhalt: 250 ml` */
function readAttributes(text: string): Record<string, string> {
  const entries = text.split(';').filter((entry) => entry.trim() !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const colon = entry.indexOf(':');
      if (colon < 0) throw new Error(`an attribute without a colon: "${entry.trim()}"`);
      return [tidy(entry.slice(0, colon)), tidy(entry.slice(colon + 1))];
    }),
  );
}

/** All expansions of a name's template. The last choice varies fastest. */
function kindsOf(template: string): { text: string; choices: readonly Choice[] }[] {
  return template.split(/(\{[^}]*\})/).reduce<{ text: string; choices: readonly Choice[] }[]>(
    (kinds, part) => {
      if (!part.startsWith('{')) return kinds.map(({ text, choices }) => ({ text: text + part, choices }));
      const possible = part.slice(1, -1).split('|').map(readChoice);
      return kinds.flatMap(({ text, choices }) =>
        possible.map((choice) => ({ text: text + choice.shown, choices: [...choices, choice] })),
      );
    },
    [{ text: '', choices: [] }],
  );
}

function readChoice(text: string): Choice {
  const [shown = '', meant = shown] = text.split('=').map(tidy);
  return { shown, meant };
}

function filled(text: string, choices: readonly Choice[]): string {
  return text.replace(/\$(\d)/g, (reference, place) => {
    const choice = choices[Number(place) - 1];
    if (choice === undefined) throw new Error(`${reference} without such a choice`);
    return choice.meant;
  });
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Seven digits that are the same for the same text, and far apart for similar ones (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 1e7;
}

/** A GTIN-13 with its check digit, from its first twelve digits. */
function gtinOf(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
