import type { BankEntries, BankEntryWithMatch } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { formatDay } from '../../format/format-day.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { useAction } from '../../kit/use-action.ts';
import { noteEntry } from '../../records/bank-query.ts';
import { ruleTexts, bankTexts as texts } from '../../texts/bank.de.ts';
import { EntryAmount } from './entry-amount.tsx';
import { EntryShares } from './entry-shares.tsx';
import { payerOf, whyOf } from './entry-words.ts';

/**
 * Entries that an operator or the shop has decided about, with a button to undo the decision. Operators with read
 * access also see the open ones.
 */
export function DecidedEntries({ page, mayEdit }: { page: BankEntries; mayEdit: boolean }) {
  const queries = useQueryClient();
  const [released, setReleased] = useState<BankEntryWithMatch | null>(null);
  const takeUp = useAction(async (_id: string) => {
    noteEntry(queries, await officeCall('bankEntrySetAside', { _id, isAside: false }), []);
    showToast(texts.takenUp);
  });
  const unassign = async ({ _id, shares }: BankEntryWithMatch) => {
    const numbers = shares.map(({ number }) => number);
    noteEntry(queries, await officeCall('bankEntryUnassign', { _id }), numbers);
    showToast(texts.unassigned);
  };
  const actions: Column<BankEntryWithMatch> = {
    title: texts.actions,
    cell: (entry) =>
      entry.state === 'assigned' ? (
        <Button look="plain" onClick={() => setReleased(entry)}>
          {texts.unassign}
        </Button>
      ) : (
        <Button look="plain" onClick={() => takeUp.run(entry._id)}>
          {texts.takeUp}
        </Button>
      ),
  };
  return (
    <>
      <FailureNotice failure={takeUp.failure} />
      <Table
        caption={texts.caption}
        columns={mayEdit ? [...columns, actions] : columns}
        rows={page.entries}
        keyOf={({ _id }) => _id}
      />
      {released !== null && (
        <ConfirmDialog
          title={texts.unassign}
          confirm={texts.unassign}
          act={() => unassign(released)}
          onClose={() => setReleased(null)}
        >
          <p>{texts.unassignSentence}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Why an entry waits, or which rule set it aside. */
function whySet(entry: BankEntryWithMatch): string {
  return entry.asideReason === null ? whyOf(entry) : ruleTexts.by(entry.asideReason);
}

const columns: readonly Column<BankEntryWithMatch>[] = [
  {
    title: texts.payer,
    cell: (entry) => (
      <>
        {payerOf(entry)}
        <span className="second-line">{entry.purpose}</span>
      </>
    ),
  },
  { title: texts.day, isShort: true, cell: ({ bookedOn }) => formatDay(bookedOn) },
  { title: texts.amount, isNumber: true, isShort: true, cell: (entry) => <EntryAmount entry={entry} /> },
  {
    title: texts.orders,
    cell: (entry) => (entry.shares.length > 0 ? <EntryShares shares={entry.shares} /> : whySet(entry)),
  },
];
