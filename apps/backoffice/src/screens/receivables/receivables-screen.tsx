import type { OfficeReceivable } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../format/format-day.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Table } from '../../kit/table.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { useListColumns } from '../../lists/list-columns.ts';
import { receivablesQuery } from '../../records/receivables-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { receivableTexts as texts } from '../../texts/receivables.de.ts';
import { receivableRoomTexts } from '../../texts/rooms.de.ts';
import { DueReceivables } from './due-receivables.tsx';
import { ReceivableDialog, type ReceivableWish } from './receivable-dialog.tsx';
import { ReceivableSums } from './receivable-sums.tsx';
import { actionsColumn, receivableColumns } from './receivables-columns.tsx';

const route = getRouteApi('/frame/office/offene-posten');

/** Unpaid orders: what is to be done about them now, and all of them. */
export function ReceivablesScreen(): ReactNode {
  const search = route.useSearch();
  const page = useSuspenseQuery(receivablesQuery).data;
  const shown = useListColumns('receivables', receivableColumns, search);
  const [wish, setWish] = useState<ReceivableWish | null>(null);
  const operator = useOperator();
  const may = { remind: isAllowed('money.edit', operator), cancel: isAllowed('orders.edit', operator) };
  const ask = (receivable: OfficeReceivable, kind: ReceivableWish['kind']) => setWish({ receivable, kind });
  const actions = actionsColumn(may, ask);
  const rest = page.receivables.filter(({ next }) => next.kind === 'none');
  const due = page.receivables.filter(({ next }) => next.kind !== 'none');
  return (
    <div className="room receivables">
      <RoomHead title={receivableRoomTexts.title} />
      {page.receivables.length === 0 ? (
        <EmptyState sentence={texts.none} />
      ) : (
        <>
          <ReceivableSums sums={page.sums} />
          <BankNotice readUntil={page.readUntil} isRead={page.isBankRead} />
          {page.isAutomatic && <p className="soft">{page.isBankRead ? texts.automatic : texts.automaticRests}</p>}
          <ListBar
            list={{
              ...{ path: '/offene-posten', search, of: { list: 'receivables', question: {} } },
              ...{ columns: receivableColumns, shown: shown.map(({ name }) => name) },
            }}
          />
          <DueReceivables due={due} columns={shown} actions={actions} mayRemind={may.remind} />
          {rest.length > 0 && (
            <section className="section" aria-labelledby="receivables-title">
              <h2 id="receivables-title">{texts.rest}</h2>
              <Table caption={texts.rest} columns={[...shown, actions]} rows={rest} keyOf={({ number }) => number} />
            </section>
          )}
          {page.isMore && <p className="soft">{texts.more}</p>}
        </>
      )}
      {wish !== null && <ReceivableDialog wish={wish} onClose={() => setWish(null)} />}
    </div>
  );
}

/** Payments that no statement has shown yet are not known. */
function BankNotice({ readUntil, isRead }: { readUntil: string | null; isRead: boolean }) {
  if (isRead) return null;
  return (
    <Notice look="warn" title={readUntil === null ? texts.neverRead : texts.readUntil(formatDay(readUntil))}>
      <p>{texts.readFirst}</p>
      <Link className="button button-secondary" to="/bank">
        {texts.toBank}
      </Link>
    </Notice>
  );
}
