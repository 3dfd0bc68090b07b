import { createHash } from 'node:crypto';
import type { ReadEntry, ReadStatement } from './types.ts';

/** An entry with its key, which is the same each time it is read. */
export interface KeyedEntry extends ReadEntry {
  readonly id: string;
  readonly bookingKey: string;
}

/**
 * Gives the entries of a statement their keys. A booking's key is made from account, day, signed amount and the bank's
 * reference; without a reference, from all that the booking says. Equal bookings of one day are numbered, so two equal
 * bookings stay two, and the same ones in another file are recognised.
 */
export function keyedEntries({ iban, entries }: Pick<ReadStatement, 'iban' | 'entries'>): KeyedEntry[] {
  const seen = new Map<string, number>();
  let bookingKey = '';
  return entries.map((entry, i) => {
    if (entry.part === 0) {
      const contents = contentsOf(entry, entries.slice(i + 1));
      const place = seen.get(contents) ?? 0;
      seen.set(contents, place + 1);
      bookingKey = hashOf([iban, contents, String(place)]);
    }
    return { ...entry, bookingKey, id: hashOf([bookingKey, String(entry.part)]).slice(0, 16) };
  });
}

function contentsOf(first: ReadEntry, following: readonly ReadEntry[]): string {
  const { bookedOn, bookingAmount, bankReference, currency } = first;
  const booking = [bookedOn, String(bookingAmount), currency];
  if (bankReference !== null) return hashOf([...booking, bankReference]);
  const end = following.findIndex(({ part }) => part === 0);
  const parts = [first, ...following.slice(0, end < 0 ? following.length : end)];
  return hashOf([
    ...booking,
    ...parts.flatMap(({ amount, payer, payerIban, purpose }) => [String(amount), payer, payerIban ?? '', purpose]),
  ]);
}

function hashOf(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}
