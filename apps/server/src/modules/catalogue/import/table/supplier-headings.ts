import { foldCase } from '@kontor/domain';
import { columnsByHeader } from '../../../../tables/named-columns.ts';
import { isBracketUnderstood } from './bracket-understood.ts';
import { isMeasured, type UnitSaid, unitSaid, withoutUnit } from './heading-units.ts';
import { type QuantitySaid, quantitySaid, withoutSaid } from './price-quantity-said.ts';
import { bracketOf, headingMeant, plainWord, withoutBracket } from './synonyms.ts';

/** What a heading says about its numbers, besides their field. */
export interface ColumnSense {
  /** Whether prices are net or gross, whatever the shop has. */
  readonly declaration?: 'net' | 'gross' | undefined;
  /** The unit of its numbers. */
  readonly unit?: UnitSaid;
  /** When the stock was counted, as written. */
  readonly counted?: string;
  /** The number of units for the prices. */
  readonly quantity?: QuantitySaid;
}

/** The headings of a file, translated to our own. */
export interface OwnHeadings {
  readonly cells: readonly string[];
  /** The translated headings, as in the file and as our own. */
  readonly renamed: readonly (readonly [written: string, heading: string])[];
  readonly senses: ReadonlyMap<number, ColumnSense>;
  /** By index: columns that are not read, because their fields cannot have such a unit. */
  readonly strange: ReadonlyMap<number, StrangeUnit>;
}

/** A heading with a unit that its field cannot have. */
export interface StrangeUnit {
  readonly heading: string;
  /** Our name for the field. */
  readonly label: string;
  readonly unit: string;
  /** Whether it is a content in pieces. */
  readonly isCount?: boolean | undefined;
}

/** Columns with prices. Their headings may state a number of units. */
const pricesStated: ReadonlySet<string> = new Set(['price', 'listPrice', 'salePrice']);

/**
 * Translates the headings of a supplier's list to our own (`german`: English heading to German one). Our own headings
 * keep their meaning. Of two columns with the same meaning the first is read. `inFile`: the headings before a mapping
 * renamed them. What they say about their numbers still counts.
 */
export function ownHeadings(
  cells: readonly string[],
  german: Readonly<Record<string, string>>,
  inFile: readonly string[] = cells,
): OwnHeadings {
  const own = columnsByHeader(german);
  const plain = columnsByWord(german);
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
    return !isCounted && isOtherColumn(field, written) ? undefined : { field, said: written, sense };
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

/** Whether a heading's bracket makes it another column than the field it begins like: `Bestand (reserviert)`. */
export function isOtherColumn(field: string, written: string): boolean {
  return senseOf(field, written).unit === undefined && !isBracketUnderstood(field, written);
}

/** Of each set of columns, which one a normalised word names: a file's headings are tried one by one. */
const columnsWorded = new WeakMap<object, ReadonlyMap<string, string>>();

function columnsByWord(german: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const byWord =
    columnsWorded.get(german) ?? new Map(Object.entries(german).map(([name, label]) => [plainWord(label), name]));
  columnsWorded.set(german, byWord);
  return byWord;
}

/** What a heading said before a mapping renamed it. Nothing if it was our own already. */
function senseBefore(heading: string, written: string, before = written): ColumnSense {
  if (before === written) return {};
  const moment = heading === 'stock' ? momentBehind(before) : null;
  return moment === null ? senseOf(heading, before) : countedSense(moment);
}

/** Reads `Bestand (Stk) vom 21.11.`. */
function countedSense({ heading, counted }: NonNullable<ReturnType<typeof momentBehind>>): ColumnSense {
  return { ...senseOf('stock', heading), counted };
}

/** A heading with a time behind it: `Bestand vom 21.11. 18:00`, `Bestand (Stand 21.11.2026 18:00)`. */
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

/** What a heading says about its numbers, besides their field. */
export function senseOf(heading: string, written: string): ColumnSense {
  const unit = unitSaid(heading, written);
  const measured = unit === undefined ? {} : { unit };
  // A net weight is the weight without packaging.
  if (heading === 'weight') return measured;
  const declaration = declarationSaid(`${withoutBracket(written)} ${bracketOf(written)}`);
  const quantity = pricesStated.has(heading) ? quantitySaid(written) : undefined;
  return { ...measured, ...(declaration && { declaration }), ...(quantity !== undefined && { quantity }) };
}

const ofTax = '(?:mwst|ust|umsatzst|mehrwertst|steuer|vat|tax)';
const without = new RegExp(`(?:exkl|excl|exc|zzgl|zuzügl|ohne|plus)[^,;]*${ofTax}|(?:exkl|excl|zzgl)\\.?\\s*$`, 'i');
const withIt = new RegExp(`(?:inkl|incl|inc|einschl|mit)[^,;]*${ofTax}|(?:inkl|incl)\\.?\\s*$`, 'i');

/** Whether a heading says that prices are gross or net. `zzgl. Versand` says neither. */
export function declarationSaid(said: string): ColumnSense['declaration'] {
  if (/netto|\bnet\b/i.test(said)) return 'net';
  if (/brutto|\bgross\b/i.test(said)) return 'gross';
  if (without.test(said)) return 'net';
  return withIt.test(said) ? 'gross' : undefined;
}
