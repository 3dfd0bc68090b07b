import { Allergen, Nutrition } from '@kontor/contract/wire-product';
import { foldCase } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { cellOf, inJson, measure, object } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

const strength = measure({ max: 100, decimals: 1, units: ['% vol', 'vol', '%', 'vol %', 'vol-%'] });

/** Alcohol by volume in percent with one decimal (Reg. 1169/2011, annex XII); stored in tenths. */
export const alcohol: FieldKind<number | null, number | null, number | undefined> = {
  fromCells: (cell) => cell,
  check: strength,
  toColumn: (value) => (value === null ? null : Math.round(value * 10)),
  toWire: (stored) => (stored === null ? undefined : stored / 10),
  toCells: (percent) => [cellOf(percent)],
};

/**
 * The fourteen allergens of Reg. 1169/2011, annex II, by their codes, German names, and letters on Austrian menus.
 * Further names follow.
 */
const words: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: ['a', 'glutenhaltiges getreide', 'weizen', 'roggen', 'gerste', 'hafer', 'dinkel'],
  crustaceans: ['b', 'krebstiere'],
  egg: ['c', 'ei', 'eier'],
  fish: ['d', 'fisch', 'fische'],
  peanut: ['e', 'erdnuss', 'erdnüsse'],
  soy: ['f', 'soja', 'sojabohnen'],
  milk: ['g', 'milch', 'laktose'],
  nuts: ['h', 'nüsse', 'schalenfrüchte', 'mandeln', 'haselnüsse', 'walnüsse'],
  celery: ['l', 'sellerie'],
  mustard: ['m', 'senf'],
  sesame: ['n', 'sesam', 'sesamsamen'],
  sulphites: ['o', 'sulfite', 'schwefeldioxid', 'schwefeldioxid und sulfite'],
  lupin: ['p', 'lupine', 'lupinen'],
  molluscs: ['r', 'weichtiere'],
};
const allergenOf: ReadonlyMap<string, Allergen> = new Map(
  Object.entries(words).flatMap(([code, names]) => [code, ...names].map((name) => [name, code as Allergen] as const)),
);
const order = Object.keys(words) as Allergen[];
const json = inJson(Type.Array(Allergen));

/** Allergens, each once, in the order of the law. An unknown one refuses the product, because it could harm buyers. */
export const allergens: FieldKind<Allergen[] | null, string | null, Allergen[] | undefined> = {
  fromCells: (cell) => cell?.split(/[|,;]/).filter((part) => part.trim() !== ''),
  check(read, value, heading = '') {
    if (value === undefined || value === null) return null;
    const said: readonly unknown[] = Array.isArray(value) ? value : [value];
    const known = said.map((word) => (typeof word === 'string' ? allergenOf.get(foldCase(word.trim())) : undefined));
    const unknown = said.find((_, place) => known[place] === undefined);
    if (unknown !== undefined) return read.refuse(fieldReasons.noAllergen(heading, unknown));
    const found = order.filter((allergen) => known.includes(allergen));
    return found.length === 0 ? null : found;
  },
  toColumn: (value) => value && json.toColumn(value),
  toWire: (stored, id) => (stored === null ? undefined : json.toWire(stored, id)),
  toCells: (codes) => [codes?.join(', ')],
};

const grams = measure({ max: 100, decimals: 2, units: ['g', 'gr', 'Gramm'] });

/** The content of 100 g or 100 ml: energy in kJ and kcal, the rest in grams (Reg. 1169/2011, annex XV). */
export const nutrition = {
  ...object(Nutrition, {
    per: (read, value, heading) => {
      const text = read.line(heading, value)?.replace(/\s/g, '') ?? null;
      if (text === null) return null;
      return /^100(g|ml)$/i.test(text)
        ? (`100 ${text.slice(3).toLowerCase()}` as Static<typeof Nutrition>['per'] & string)
        : read.leaveOut(fieldReasons.notKnown(heading, value));
    },
    kilojoules: measure({ max: 10_000, decimals: 0, units: ['kJ'] }),
    kilocalories: measure({ max: 2500, decimals: 0, units: ['kcal'] }),
    fat: grams,
    saturates: grams,
    carbohydrate: grams,
    sugars: grams,
    fibre: grams,
    protein: grams,
    salt: grams,
  }),
  isWhole: true,
} as const;
