import { isLate, type Posting } from '@kontor/domain';
import type { BookSettings } from '../../configuration/types.ts';
import { fileTexts } from '../texts/files.de.ts';

/** A month with all data of its files. */
export interface MonthToWrite {
  readonly month: string;
  readonly postings: readonly Posting[];
  readonly settings: BookSettings;
  /** Epoch ms: when it was closed, or now. */
  readonly writtenAt: number;
  readonly isClosed: boolean;
}

/** The text of a booking. Line ends and control characters of names become blanks. */
export function wordsOf({ booking }: Posting): string {
  const { cause, subject, customer, orderNumber, corrects, day } = booking;
  const place = subject.kind === 'money' ? subject.place : null;
  const about = corrects?.number ?? orderNumber;
  const words = fileTexts.words({ cause, place, about, customer, day, isLate: isLate(booking) });
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
