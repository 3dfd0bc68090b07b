import { foldCase } from '@kontor/domain';
import { bracketOf, headingMeant, plainWord, withoutBracket } from './synonyms.ts';

/** What a heading says of its numbers beside their field. */
export interface ColumnSense {
  /** Prices are without or with tax, whatever the shop has. */
  readonly declaration?: 'net' | 'gross' | undefined;
  /** What the field's number is times the file's: kilograms are a thousand grams. */
  readonly factor?: number;
  /** When the stock was counted, as it is written. */
  readonly counted?: string;
}

/** Headings of a file in our own words. */
export interface OwnHeadings {
  readonly cells: readonly string[];
  /** What was read as something else, as it stands in the file, and as we call it. */
  readonly renamed: readonly (readonly [written: string, heading: string])[];
  readonly senses: ReadonlyMap<number, ColumnSense>;
}

/**
 * Calls the columns of a supplier's list by our names (`german`: English heading to German one). A name of ours is
 * never taken for another, and of two columns that mean the same the first is read.
 */
export function ownHeadings(cells: readonly string[], german: Readonly<Record<string, string>>): OwnHeadings {
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
  const called = cells.map((cell, place) => {
    const written = cell.trim();
    if (own.has(foldCase(written))) return cell;
    const meant = (text: string) => plain.get(plainWord(withoutBracket(text))) ?? headingMeant(text);
    const moment = momentBehind(written);
    const isCounted = moment !== null && meant(moment.heading) === 'stock';
    const heading = isCounted ? 'stock' : meant(written);
    if (heading === undefined || !(heading in german) || taken.has(heading)) return cell;
    taken.add(heading);
    const label = german[heading] ?? heading;
    if (plainWord(label) !== plainWord(written)) renamed.push([written, label]);
    senses.set(place, isCounted ? { counted: moment.counted } : senseOf(heading, written));
    return label;
  });
  return { cells: called, renamed, senses };
}

/** A heading with a moment behind it: `Bestand vom 21.11. 18:00`, `Bestand (Stand 21.11.2026 18:00)`. */
function momentBehind(written: string): { readonly heading: string; readonly counted: string } | null {
  const words = /^(.+?)[\s,]*[\s,(]\s*(?:vom|am|per|zum|stand:?(?:\s+vom)?)\s+(\d[^()]*?)\s*\)?$/i.exec(written);
  const [, heading, counted] = words ?? /^(.+?)\s*\(\s*(\d[^()]*[.:-][^()]*?)\s*\)$/.exec(written) ?? [];
  return heading === undefined || counted === undefined ? null : { heading, counted };
}

function senseOf(heading: string, written: string): ColumnSense {
  const said = `${withoutBracket(written)} ${bracketOf(written)}`.toLowerCase();
  if (/netto|exkl|zzgl|ohne mwst|net\b/.test(said) && heading !== 'weight') return { declaration: 'net' };
  if (/brutto|inkl|gross/.test(said) && heading !== 'weight') return { declaration: 'gross' };
  return heading === 'weight' && /^(?:kg|kilo)/.test(bracketOf(written)) ? { factor: 1000 } : {};
}
