import type { BankEntryWithMatch } from '@kontor/contract/office';
import { amountOf, originalOf } from './entry-words.ts';

/** The amount of an entry in its currency, with what was sent in another one. */
export function EntryAmount({ entry }: { entry: BankEntryWithMatch }) {
  const original = originalOf(entry);
  return (
    <>
      {amountOf(entry)}
      {original !== null && <span className="second-line">{original}</span>}
    </>
  );
}
