import type { ListedSubscriber } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { Menu } from '../../kit/menu.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { showToast } from '../../kit/toast-message.ts';
import type { ListColumn } from '../../lists/list-columns.ts';
import { newsletterTexts as texts } from '../../texts/newsletter.de.ts';

/** Those who get the newsletter. Who may edit customers stops it for somebody who has told the shop. */
export function NewsletterTable(props: {
  subscribers: readonly ListedSubscriber[];
  columns: readonly Column<ListedSubscriber>[];
  mayEdit: boolean;
}) {
  const { subscribers, columns, mayEdit } = props;
  const [stopping, setStopping] = useState<ListedSubscriber | null>(null);
  const queries = useQueryClient();
  const stop = async ({ _id, email }: ListedSubscriber) => {
    await officeCall('newsletterStop', { _id });
    showToast(texts.stopped(email));
    await Promise.all(['newsletter', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
  const actions: Column<ListedSubscriber> = {
    title: texts.actions,
    isActions: true,
    cell: (one) => (
      <Menu
        label={texts.actionsOf(one.email)}
        entries={[{ label: texts.stop, isDanger: true, onChoose: () => setStopping(one) }]}
      />
    ),
  };
  return (
    <>
      <Table
        caption={texts.caption}
        columns={mayEdit ? [...columns, actions] : columns}
        rows={subscribers}
        keyOf={({ _id }) => _id}
      />
      {stopping !== null && (
        <ConfirmDialog
          title={texts.stopOf(stopping.email)}
          confirm={texts.stop}
          act={() => stop(stopping)}
          onClose={() => setStopping(null)}
        >
          <p>{texts.stopHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The columns of the list that can be chosen. */
export const newsletterColumns: readonly ListColumn<'newsletter', ListedSubscriber>[] = [
  { name: 'email', title: texts.email, cell: ({ email }) => email },
  { name: 'confirmed', title: texts.confirmed, isShort: true, cell: ({ confirmedAt }) => <Time iso={confirmedAt} /> },
  { name: 'asked', title: texts.asked, isShort: true, cell: ({ askedAt }) => <Time iso={askedAt} /> },
  { name: 'consent', title: texts.consent, isExtra: true, cell: ({ consent }) => consent },
];
