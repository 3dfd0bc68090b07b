import { foldCase } from '@kontor/domain';
import { isBracketUnderstood } from './bracket-understood.ts';
import { isMeasured, type UnitSaid, unitSaid, withoutUnit } from './heading-units.ts';
import { type QuantitySaid, quantitySaid, withoutSaid } from './price-quantity-said.ts';
import { bracketOf, headingMeant, plainWord, withoutBracket } from './synonyms.ts';

/** What a heading says of its numbers beside their field. */
export interface ColumnSense {
  /** Prices are without or with tax, whatever the shop has. */
  readonly declaration?: 'net' | 'gross' | undefined;
  /** The unit of its numbers. */
  readonly unit?: UnitSaid;
  /** When the stock was counted, as it is written. */
  readonly counted?: string;
  /** For how many units the prices are. */
  readonly quantity?: QuantitySaid;
}

/** Headings of a file in our own words. */
export interface OwnHeadings {
  readonly cells: readonly string[];
  /** What was read as something else, as it stands in the file, and as we call it. */
  readonly renamed: readonly (readonly [written: string, heading: string])[];
  readonly senses: ReadonlyMap<number, ColumnSense>;
  /** Columns that are not read, by their places: their fields have no such unit. */
  readonly strange: ReadonlyMap<number, StrangeUnit>;
}

/** A heading with a unit that its field cannot have. */
export interface StrangeUnit {
  readonly heading: string;
  /** The field, as we call it. */
  readonly label: string;
  readonly unit: string;
  /** It is a content in pieces. */
  readonly isCount?: boolean | undefined;
}

/** Columns of prices: their headings may say for how many units they are. */
const pricesStated: ReadonlySet<string> = new Set(['price', 'listPrice', 'salePrice']);

/**
 * Calls the columns of a supplier's list by our names (`german`: English heading to German one). A name of ours is
 * never taken for another, and of two columns that mean the same the first is read. `inFile`: the headings before a
 * mapping renamed them; what they say of their numbers counts as before.
 */
export function ownHeadings(
  cells: readonly string[],
  german: Readonly<Record<string, string>>,
  inFile: readonly string[] = cells,
): OwnHeadings {
  const own = new Map(
    Object.entries(german).flatMap(([name, label]) => [
      [foldCase(name), name],
      [foldCase(label), name],
    ]),
  );
  const plain = new Map(Object.entries(german).map(([name, label]) => [plainWord(label), name]));
  const taken = new Set(cells.map((cell) => own.get(foldCase(cell.trim()))));
  const renamed: (readonly [string, string])[] = [];
  const senses = new Map<number, ColumnSense>();
  const meant = (text: string) => {
    const called = (heading: string) => plain.get(plainWord(withoutBracket(heading))) ?? headingMeant(heading);
    return called(text) ?? priceCalled(called(withoutSaid(text))) ?? measuredCalled(called(withoutUnit(text)));
  };
  const found = (cell: string, place: number) => {
    const written = cell.trim();
    const before = inFile[place]?.trim() ?? written;
    const ours = own.get(foldCase(written));
    if (ours !== undefined) return { field: ours, said: before, sense: senseBefore(ours, written, before) };
    const moment = momentBehind(written);
    const isCounted = moment !== null && meant(moment.heading) === 'stock';
    const field = isCounted ? 'stock' : meant(written);
    if (field === undefined || !(field in german) || taken.has(field)) return undefined;
    const sense = isCounted ? countedSense(moment) : senseOf(field, written);
    const isOther = !isCounted && sense.unit === undefined && !isBracketUnderstood(field, written);
    return isOther ? undefined : { field, said: written, sense };
  };
  const strange = new Map<number, StrangeUnit>();
  const read = (cell: string, place: number): string => {
    const column = found(cell, place);
    if (column === undefined) return cell;
    const { field, said, sense } = column;
    const label = german[field] ?? field;
    if (sense.unit?.kind === 'strange') {
      strange.set(place, { heading: said, label, unit: sense.unit.word, isCount: sense.unit.isCount });
      return said;
    }
    senses.set(place, sense);
    if (taken.has(field)) return cell;
    taken.add(field);
    if (plainWord(label) !== plainWord(said)) renamed.push([said, label]);
    return label;
  };
  return { cells: cells.map(read), renamed, senses, strange };
}

/** What a heading said before a mapping called it ours; nothing where it was called so. */
function senseBefore(heading: string, written: string, before = written): ColumnSense {
  if (before === written) return {};
  const moment = heading === 'stock' ? momentBehind(before) : null;
  return moment === null ? senseOf(heading, before) : countedSense(moment);
}

/** What `Bestand (Stk) vom 21.11.` says. */
function countedSense({ heading, counted }: NonNullable<ReturnType<typeof momentBehind>>): ColumnSense {
  return { ...senseOf('stock', heading), counted };
}

/** A heading with a moment behind it: `Bestand vom 21.11. 18:00`, `Bestand (Stand 21.11.2026 18:00)`. */
function momentBehind(written: string): { readonly heading: string; readonly counted: string } | null {
  const words = /^(.+?)[\s,]*[\s,(]\s*(?:vom|am|per|zum|stand:?(?:\s+vom)?)\s+(\d[^()]*?)\s*\)?$/i.exec(written);
  const [, heading, counted] = words ?? /^(.+?)\s*\(\s*(\d[^()]*[.:-][^()]*?)\s*\)$/.exec(written) ?? [];
  return heading === undefined || counted === undefined ? null : { heading, counted };
}

function measuredCalled(heading: string | undefined): string | undefined {
  return isMeasured(heading) ? heading : undefined;
}

function priceCalled(heading: string | undefined): string | undefined {
  return heading !== undefined && pricesStated.has(heading) ? heading : undefined;
}

/** What a heading says of the numbers below it, beside which field they are. */
export function senseOf(heading: string, written: string): ColumnSense {
  const unit = unitSaid(heading, written);
  const measured = unit === undefined ? {} : { unit };
  // A net weight is one without packing.
  if (heading === 'weight') return measured;
  const declaration = declarationSaid(`${withoutBracket(written)} ${bracketOf(written)}`);
  const quantity = pricesStated.has(heading) ? quantitySaid(written) : undefined;
  return { ...measured, ...(declaration && { declaration }), ...(quantity !== undefined && { quantity }) };
}

const ofTax = '(?:mwst|ust|umsatzst|mehrwertst|steuer|vat|tax)';
const without = new RegExp(`(?:exkl|excl|exc|zzgl|ohne)[^,;]*${ofTax}|(?:exkl|excl|zzgl)\\.?\\s*$`, 'i');
const withIt = new RegExp(`(?:inkl|incl|inc|mit)[^,;]*${ofTax}|(?:inkl|incl)\\.?\\s*$`, 'i');

/** Whether a heading says that prices are with tax or without; `zzgl. Versand` says neither. */
function declarationSaid(said: string): ColumnSense['declaration'] {
  if (/netto|\bnet\b/i.test(said)) return 'net';
  if (/brutto|\bgross\b/i.test(said)) return 'gross';
  if (without.test(said)) return 'net';
  return withIt.test(said) ? 'gross' : undefined;
}
