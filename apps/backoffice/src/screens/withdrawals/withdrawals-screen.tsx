import type { OfficeWithdrawal } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Status } from '../../kit/status.tsx';
import { Table } from '../../kit/table.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { Time } from '../../kit/time.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { type ListColumn, useListColumns } from '../../lists/list-columns.ts';
import { withdrawalsQuery } from '../../records/withdrawals-query.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { withdrawalRoomTexts } from '../../texts/rooms.de.ts';
import { withdrawalTexts as texts } from '../../texts/withdrawals.de.ts';
import { RefundDeadline } from './refund-deadline.tsx';
import { questionOf } from './withdrawals-search.ts';

const route = getRouteApi('/frame/office/widerrufe');

/** Declarations of withdrawal, the latest first: the unchecked or the checked ones. */
export function WithdrawalsScreen(): ReactNode {
  const search = route.useSearch();
  const { stand, ab } = search;
  const { withdrawals, next } = useSuspenseQuery(withdrawalsQuery(questionOf(search))).data;
  const { ab: _, ...filters } = search;
  const shown = useListColumns('withdrawals', columns, search);
  const link = 'button button-secondary';
  const active = { includeSearch: true, explicitUndefined: true };
  return (
    <div className="room">
      <RoomHead title={withdrawalRoomTexts.title} />
      <Tabs label={texts.parts}>
        <Link to="/widerrufe" search={{ stand: undefined }} activeOptions={active}>
          {texts.tabs.offen}
        </Link>
        <Link to="/widerrufe" search={{ stand: 'geprueft' }} activeOptions={active}>
          {texts.tabs.geprueft}
        </Link>
      </Tabs>
      <ListBar
        hasViews
        list={{
          ...{ path: '/widerrufe', search: filters, of: { list: 'withdrawals', question: questionOf(filters) } },
          ...{ columns, shown: shown.map(({ name }) => name) },
        }}
      />
      {withdrawals.length === 0 ? (
        <EmptyState sentence={texts.empty[stand ?? 'offen']} />
      ) : (
        <Table caption={texts.caption} columns={shown} rows={withdrawals} keyOf={({ number }) => number} />
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/widerrufe" search={filters}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/widerrufe" search={{ ...filters, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
    </div>
  );
}

const columns: readonly ListColumn<'withdrawals', OfficeWithdrawal>[] = [
  {
    name: 'number',
    title: texts.number,
    isShort: true,
    cell: ({ number }) => (
      <Link to="/widerrufe/$nummer" params={{ nummer: number }}>
        {number}
      </Link>
    ),
  },
  { name: 'received', title: texts.receivedAt, cell: ({ receivedAt }) => <Time iso={receivedAt} /> },
  {
    name: 'who',
    title: texts.who,
    cell: ({ name, email }) => (
      <span>
        {name}
        <span className="second-line">{email}</span>
      </span>
    ),
  },
  {
    name: 'order',
    title: texts.order,
    cell: ({ orderNumber }) =>
      orderNumber === null ? (
        texts.noOrder
      ) : (
        <Link to="/bestellungen/$nummer" params={{ nummer: orderNumber }}>
          {orderNumber}
        </Link>
      ),
  },
  {
    name: 'verdict',
    title: texts.verdict,
    cell: ({ verdict }) => <Status look={verdict === 'in-time' ? 'good' : 'warn'} label={texts.verdictOf(verdict)} />,
  },
  { name: 'refundUntil', title: texts.refundUntil, cell: (withdrawal) => <RefundDeadline withdrawal={withdrawal} /> },
  {
    name: 'checked',
    title: texts.checked,
    isExtra: true,
    cell: ({ checked }) =>
      checked !== null && (
        <span>
          {checked.by}
          <span className="second-line">
            <Time iso={checked.at} />
          </span>
        </span>
      ),
  },
];
