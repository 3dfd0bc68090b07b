import type { Cents } from '@kontor/domain';
import { readingTexts as texts } from '../texts/reading.de.ts';
import { UnreadableStatement } from './unreadable-statement.ts';

/**
 * An amount in a bank's file, in hundredths: digits with decimals. It is computed from the digits, without floating
 * point. Throws {@link UnreadableStatement} for anything else.
 */
export function hundredths(written: string): Cents {
  const amount = wholeHundredths(written);
  if (amount === null) throw new UnreadableStatement(texts.amount(written));
  return amount;
}

/** An amount in hundredths; null if it is none, or has thousandths, which some currencies have. */
export function wholeHundredths(written: string): Cents | null {
  const [, whole = '', decimals = ''] = /^(\d{1,12})(?:[.,](\d{0,5}))?$/.exec(written.trim()) ?? [];
  if (whole === '' || /[1-9]/.test(decimals.slice(2))) return null;
  return Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

/** A day such as `2026-11-20`. Throws {@link UnreadableStatement} if the day does not exist. */
export function bankDay(year: string | number, month: string, day: string): string {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return Temporal.PlainDate.from(written).toString();
  } catch {
    throw new UnreadableStatement(texts.day(written));
  }
}

/** An IBAN or another account number, without blanks and in capitals. */
export function accountOf(written: string): string {
  return written.replace(/[^\p{L}\p{N}/]/gu, '').toUpperCase();
}
