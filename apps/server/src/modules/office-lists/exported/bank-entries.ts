import type { BankEntryQuestion, BankEntryWithMatch, ListColumnName } from '@kontor/contract/office';
import { entryStateTexts } from '@kontor/contract/office-texts';
import type { BankStatementsService } from '../../bank-statements/bank-statements.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { amount, day, type ExportedList } from './exported-list.ts';

/** The entries of the bank in a state. */
export function exportedBankEntries(
  bank: Pick<BankStatementsService, 'entries' | 'countEntries'>,
  { after: _, ...question }: BankEntryQuestion,
): ExportedList<ListColumnName<'bank-entries'>, BankEntryWithMatch> {
  return {
    columns: {
      payer: [
        [texts.payer, ({ payer }) => payer],
        [texts.purpose, ({ purpose }) => purpose],
      ],
      day: [[texts.bookedOn, ({ bookedOn }) => day(bookedOn)]],
      amount: [
        [texts.money, (entry) => amount(entry.amount)],
        [texts.currency, ({ currency }) => currency],
      ],
      orders: [
        [texts.state, ({ state }) => entryStateTexts[state]],
        [texts.orders, ({ shares }) => shares.map(({ number }) => number).join(', ')],
      ],
      account: [
        [texts.iban, ({ payerIban }) => payerIban ?? ''],
        [texts.ownAccount, ({ account }) => account],
      ],
    },
    count: (upTo) => bank.countEntries(question, upTo),
    async page(after) {
      const page = await bank.entries({ ...question, ...(after !== undefined && { after }) });
      return { rows: page.entries, next: page.next };
    },
  };
}
