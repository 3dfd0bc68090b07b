import { foldCase } from '@kontor/domain';
import { type QuantitySaid, quantitySaid, withoutSaid } from './price-quantity-said.ts';
import { bracketOf, headingMeant, plainWord, withoutBracket } from './synonyms.ts';

/** What a heading says of its numbers beside their field. */
export interface ColumnSense {
  /** Prices are without or with tax, whatever the shop has. */
  readonly declaration?: 'net' | 'gross' | undefined;
  /** What the field's number is times the file's: kilograms are a thousand grams. */
  readonly factor?: number;
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
    return called(text) ?? priceCalled(called(withoutSaid(text)));
  };
  const read = (cell: string, place: number): string => {
    const written = cell.trim();
    const ours = own.get(foldCase(written));
    if (ours !== undefined) {
      senses.set(place, senseBefore(ours, written, inFile[place]?.trim()));
      return cell;
    }
    const moment = momentBehind(written);
    const isCounted = moment !== null && meant(moment.heading) === 'stock';
    const heading = isCounted ? 'stock' : meant(written);
    if (heading === undefined || !(heading in german) || taken.has(heading)) return cell;
    taken.add(heading);
    const label = german[heading] ?? heading;
    if (plainWord(label) !== plainWord(written)) renamed.push([written, label]);
    senses.set(place, isCounted ? { counted: moment.counted } : senseOf(heading, written));
    return label;
  };
  return { cells: cells.map(read), renamed, senses };
}

/** What a heading said before a mapping called it ours; nothing where it was called so. */
function senseBefore(heading: string, written: string, before = written): ColumnSense {
  if (before === written) return {};
  const moment = heading === 'stock' ? momentBehind(before) : null;
  return moment === null ? senseOf(heading, before) : { counted: moment.counted };
}

/** A heading with a moment behind it: `Bestand vom 21.11. 18:00`, `Bestand (Stand 21.11.2026 18:00)`. */
function momentBehind(written: string): { readonly heading: string; readonly counted: string } | null {
  const words = /^(.+?)[\s,]*[\s,(]\s*(?:vom|am|per|zum|stand:?(?:\s+vom)?)\s+(\d[^()]*?)\s*\)?$/i.exec(written);
  const [, heading, counted] = words ?? /^(.+?)\s*\(\s*(\d[^()]*[.:-][^()]*?)\s*\)$/.exec(written) ?? [];
  return heading === undefined || counted === undefined ? null : { heading, counted };
}

function priceCalled(heading: string | undefined): string | undefined {
  return heading !== undefined && pricesStated.has(heading) ? heading : undefined;
}

/** What a heading says of the numbers below it, beside which field they are. */
export function senseOf(heading: string, written: string): ColumnSense {
  if (heading === 'weight') return /^(?:kg|kilo)/.test(bracketOf(written)) ? { factor: 1000 } : {};
  const declaration = declarationSaid(`${withoutBracket(written)} ${bracketOf(written)}`);
  const quantity = pricesStated.has(heading) ? quantitySaid(written) : undefined;
  return { ...(declaration && { declaration }), ...(quantity !== undefined && { quantity }) };
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
