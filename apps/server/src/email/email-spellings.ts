import { emailKey } from './email-key.ts';
import { writtenEmail } from './written-email.ts';

/**
 * The spellings under which an e-mail address may be stored, as `lower()` of the database reads them: as it is asked
 * for, as people write it and as its key. They differ where the domain has letters like ü. SQLite's `lower()` leaves
 * such letters as they are, so both their cases are among them. Rows that are found by them still have to have its key.
 */
export function emailSpellings(email: string): string[] {
  const lower = email.normalize('NFC').toLowerCase();
  const written = [lower, writtenEmail(lower)].flatMap(inBothCases);
  return [...new Set([emailKey(email), ...written])];
}

/** The most letters beyond ASCII of which each case is tried: six give 64 spellings. */
const mostLetters = 6;

/** A text with each of its first letters beyond ASCII in both cases. */
function inBothCases(text: string): string[] {
  const spelled = [text];
  for (const { index, 0: letter } of [...text.matchAll(/[^ -~]/g)].slice(0, mostLetters)) {
    const upper = letter.toUpperCase();
    if (upper.length !== letter.length || upper === letter) continue;
    const others = spelled.map((one) => one.slice(0, index) + upper + one.slice(index + letter.length));
    spelled.push(...others);
  }
  return spelled;
}
