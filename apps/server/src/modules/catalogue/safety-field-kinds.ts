import { DurabilityGuarantee, EnergyLabel, Manufacturer, type Origin } from '@kontor/contract/wire-product';
import { countryCode, countryName } from '../../country-names.ts';
import type { FieldReader } from '../../tables/field-reader.ts';
import { measure, object } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

const contactLine =
  (maxLength: number) =>
  (read: FieldReader, value: unknown, heading: string): string | null =>
    read.line(heading, value, maxLength);

/** The responsible company of a product: name, postal and electronic address, each optional (LAW S1). */
export const contact = object(Manufacturer, {
  name: contactLine(200),
  address: contactLine(500),
  email: contactLine(200),
});

/** A customs tariff number: 6 digits worldwide, 8 to 11 with those of the EU and its member states. */
export const tariff: FieldKind<string | null, string | null, string | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    if (value === undefined || value === null || value === '') return null;
    const digits = String(value).replace(/[\s.]/g, '');
    return /^(\d{6}|\d{8}|\d{10,11})$/.test(digits) ? digits : read.leaveOut(fieldReasons.noTariff(heading));
  },
  toColumn: (value) => value,
  toWire: (stored) => stored ?? undefined,
  toCells: (digits) => [digits],
};

/** A country by its code or its German name; stored as a code. */
export const origin: FieldKind<string | null, string | null, Origin | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    const word = typeof value === 'object' && value !== null && 'country' in value ? value.country : value;
    if (word === undefined || word === null || word === '') return null;
    const code = typeof word === 'string' ? countryCode(word) : undefined;
    return code ?? read.leaveOut(fieldReasons.notKnown(heading, word));
  },
  toColumn: (value) => value,
  toWire: (stored) => (stored === null ? undefined : { country: stored, name: countryName(stored) }),
  toCells: (shown) => [shown?.country],
};

/** The least age of buyers, in years. A wrong value refuses the product: it would be sold to children. */
export const minimumAge: FieldKind<16 | 18 | null, number | null, 16 | 18 | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    if (value === undefined || value === null || value === '') return null;
    const years = typeof value === 'string' ? Number(value.replace(/^ab\s+|\s*(jahren?)?$/gi, '')) : value;
    if (years === 16 || years === 18) return years;
    return years === 0 ? null : read.refuse(fieldReasons.noAge(heading));
  },
  toColumn: (value) => value,
  toWire: (stored) => (stored === 16 || stored === 18 ? stored : undefined),
  toCells: (years) => [years?.toString()],
};

/** The class of an energy label, its scale, and its number in the EU's register (LAW S2). */
export const energy = object(EnergyLabel, {
  class: energyClass,
  scale: energyScale,
  eprel: (read, value, heading) => read.line(heading, value, 20),
});

/**
 * The guarantee of durability on the harmonised label (LAW W2). The label is for more than two years, so fewer are left
 * out.
 */
export const durability = object(DurabilityGuarantee, {
  years: measure({ min: 3, max: 99, units: ['Jahre', 'Jahr'] }),
  brand: (read, value, heading) => read.line(heading, value, 100),
  model: (read, value, heading) => read.line(heading, value, 100),
});

const energyLetter = '[A-G]\\+{0,3}';

function energyClass(read: FieldReader, value: unknown, heading: string): string | null {
  const text = read.line(heading, value)?.toUpperCase() ?? null;
  if (text === null || new RegExp(`^${energyLetter}$`).test(text)) return text;
  return read.leaveOut(fieldReasons.noEnergyClass(heading));
}

function energyScale(read: FieldReader, value: unknown, heading: string): string | null {
  const text =
    read
      .line(heading, value)
      ?.toUpperCase()
      .replace(/\s*(-|–|BIS)\s*/, '–') ?? null;
  if (text === null || new RegExp(`^${energyLetter}–${energyLetter}$`).test(text)) return text;
  return read.leaveOut(fieldReasons.noEnergyScale(heading));
}
