import { germanEuro } from '../../../german-format.ts';
import { readingTexts as texts } from '../texts/reading.de.ts';
import type { ReadStatement } from '../types.ts';
import { readCamt } from './camt.ts';
import { readCsv } from './csv.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { UnreadableStatement } from './unreadable-statement.ts';
import { isZip, unzip } from './unzip.ts';

/** The largest file, packed or not, in bytes. */
export const largestBankFile = 16 * 1024 * 1024;

/**
 * Reads a bank file: camt.053, alone or several in a ZIP, MT940, or a table. The content decides which format it is. A
 * file is read completely or not at all.
 * @param ownAccount the shop's account, for tables that do not name it.
 * @throws UnreadableStatement with a German sentence.
 */
export async function readBankFile(bytes: Buffer, ownAccount: string | null): Promise<ReadStatement[]> {
  if (bytes.length === 0) throw new UnreadableStatement(texts.empty);
  if (bytes.length > largestBankFile) throw new UnreadableStatement(texts.tooLarge);
  const parts = isZip(bytes) ? await unzip(bytes, largestBankFile) : [bytes];
  if (parts.length === 0) throw new UnreadableStatement(texts.emptyZip);
  const statements: ReadStatement[] = [];
  for (const part of parts) statements.push(...(await readPart(part, ownAccount)));
  for (const statement of statements) checkBalance(statement);
  return statements;
}

async function readPart(bytes: Buffer, ownAccount: string | null): Promise<ReadStatement[]> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') throw new UnreadableStatement(texts.pdf);
  const text = decoded(bytes);
  if (/^\s*</.test(text)) return readCamt(text);
  if (isMt940(text)) return readMt940(text);
  if (text.includes('\u0000')) throw new UnreadableStatement(texts.unknown);
  return [await readCsv(text, ownAccount)];
}

/** Banks write UTF-8 or the older Windows encoding. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The entries must lead from the opening to the closing balance. Otherwise entries are missing. */
function checkBalance({ opening, closing, entries, number }: ReadStatement): void {
  if (opening === null || closing === null) return;
  const bookings = entries.filter(({ part }) => part === 0);
  const missing = closing - bookings.reduce((sum, { bookingAmount }) => sum + bookingAmount, opening);
  if (missing !== 0) throw new UnreadableStatement(texts.balance(number, germanEuro(missing)));
}
