import type { Cents } from '@kontor/domain';
import { readingTexts as texts } from '../texts/reading.de.ts';
import type { ReadEntry, ReadStatement } from '../types.ts';
import { accountOf, bankDay, hundredths } from './bank-amount.ts';
import { readPurpose } from './mt940-purpose.ts';
import { UnreadableStatement } from './unreadable-statement.ts';

/** A field of a statement: its tag and its lines. */
interface Field {
  readonly tag: string;
  readonly lines: string[];
}

/** The tags that start a field. Other tags within a text are the payer's words. */
const opening = /^:(20|21|25|28C?|60[FM]|61|86|62[FM]|64|65):(.*)$/;

/** Whether a text is MT940. */
export function isMt940(text: string): boolean {
  return /^:20:/m.test(text) && /^:25:/m.test(text) && /^:6[02][FM]:/m.test(text);
}

/** Reads the statements of an MT940 file. */
export function readMt940(text: string): ReadStatement[] {
  const statements: Field[][] = [];
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') statements.push([]);
    statements.at(-1)?.push(field);
  }
  return statements.map(readStatement);
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let isInside = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag, rest = ''] = opening.exec(line) ?? [];
    // Only a dash alone ends a statement, because a payer's text may begin with a dash.
    if (line === '-' || line === '-}') isInside = false;
    else if (tag !== undefined && (isInside || tag === '20')) {
      isInside = true;
      fields.push({ tag, lines: [rest] });
    } else if (isInside) fields.at(-1)?.lines.push(line);
  }
  return fields;
}

function readStatement(fields: readonly Field[]): ReadStatement {
  const first = (tag: RegExp) => fields.find((field) => tag.test(field.tag))?.lines[0] ?? '';
  const iban = accountOf(first(/^25$/).replace(/(?<=\d)[A-Z]{3}$/, ''));
  if (iban === '') throw new UnreadableStatement(texts.noAccount);
  const [from, to] = [readBalance(first(/^60/)), readBalance(first(/^62/))];
  const entries: ReadEntry[] = [];
  for (const [i, field] of fields.entries()) {
    const next = fields[i + 1];
    if (field.tag === '61') entries.push(readEntry(field.lines, next?.tag === '86' ? next.lines : [], from.currency));
  }
  return {
    ...{ format: 'mt940', iban, number: first(/^28/), entries, pending: 0 },
    ...{ opening: from.amount, closing: to.amount },
  };
}

function readBalance(line: string): { readonly amount: Cents; readonly currency: string } {
  const [, sign, currency = '', amount = ''] = /^([CD])\d{6}([A-Z]{3})(\d+,\d*)$/.exec(line.trim()) ?? [];
  if (sign === undefined) throw new UnreadableStatement(texts.line(line.slice(0, 60)));
  return { amount: sign === 'C' ? hundredths(amount) : -hundredths(amount), currency };
}

/**
 * The line of an entry: value date, optional booking day, credit or debit, optional last letter of the currency,
 * amount, kind, references. RC reverses a credit, RD a debit.
 */
const entryLine =
  /^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?(C|D|RC|RD)([A-Z])?(\d{1,12},\d{0,2})(?:[A-Z][A-Z0-9]{3})?([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;

function readEntry([line = '', ...more]: readonly string[], words: readonly string[], currency: string): ReadEntry {
  const [, year = '', month = '', day = '', bookedMonth, bookedDay = '', sign, , written = '', own = '', banks = ''] =
    entryLine.exec(line.trim()) ?? [];
  if (sign === undefined) throw new UnreadableStatement(texts.line(line.slice(0, 60)));
  const valuedOn = bankDay(`20${year}`, month, day);
  const amount = (sign === 'C' || sign === 'RD' ? 1 : -1) * hundredths(written);
  const { purpose, payer, payerIban, isReturned } = readPurpose(words);
  const reference = own.trim() === 'NONREF' ? '' : own.trim();
  const bank = banks.trim();
  return {
    bookedOn: bookedMonth === undefined ? valuedOn : nearest(valuedOn, bookedMonth, bookedDay),
    ...{ amount, bookingAmount: amount, currency, payer, payerIban, part: 0, isUnsplit: false },
    purpose: [purpose, reference, ...(purpose === '' ? more : [])].filter(Boolean).join(' '),
    isReturned: isReturned || sign.startsWith('R'),
    original: originalIn([...more, ...words].join(''), { amount, currency }),
    bankReference: bank === '' || bank === 'NONREF' ? null : bank,
  };
}

/** What was sent in another currency, as `/OCMT/CHF100,00/` says. */
function originalIn(text: string, { amount, currency }: Pick<ReadEntry, 'amount' | 'currency'>): ReadEntry['original'] {
  const [, original = currency, written = ''] = /\/OCMT\/([A-Z]{3})(\d{1,12},\d{0,2})/.exec(text) ?? [];
  return original === currency ? null : { amount: Math.sign(amount) * hundredths(written), currency: original };
}

/** The booking day has no year. It is the day nearest to the value date, also around New Year. */
function nearest(valuedOn: string, month: string, day: string): string {
  const year = Number(valuedOn.slice(0, 4));
  const valued = Temporal.PlainDate.from(valuedOn);
  const distance = (date: string) => Math.abs(valued.until(date).total('days'));
  const [best = valuedOn] = [year - 1, year, year + 1]
    .filter((one) => `${month}${day}` !== '0229' || Temporal.PlainDate.from({ year: one, month: 1, day: 1 }).inLeapYear)
    .map((one) => bankDay(one, month, day))
    .toSorted((one, other) => distance(one) - distance(other));
  return best;
}
