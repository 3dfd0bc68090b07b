import type { OfficeWithdrawal } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { Time } from '../../kit/time.tsx';
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
      {withdrawals.length === 0 ? (
        <EmptyState sentence={texts.empty[stand ?? 'offen']} />
      ) : (
        <Table caption={texts.caption} columns={columns} rows={withdrawals} keyOf={({ number }) => number} />
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/widerrufe" search={{ stand }}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/widerrufe" search={{ stand, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
    </div>
  );
}

const columns: readonly Column<OfficeWithdrawal>[] = [
  {
    title: texts.number,
    isShort: true,
    cell: ({ number }) => (
      <Link to="/widerrufe/$nummer" params={{ nummer: number }}>
        {number}
      </Link>
    ),
  },
  { title: texts.receivedAt, cell: ({ receivedAt }) => <Time iso={receivedAt} /> },
  {
    title: texts.who,
    cell: ({ name, email }) => (
      <span>
        {name}
        <span className="second-line">{email}</span>
      </span>
    ),
  },
  {
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
    title: texts.verdict,
    cell: ({ verdict }) => <Status look={verdict === 'in-time' ? 'good' : 'warn'} label={texts.verdictOf(verdict)} />,
  },
  { title: texts.refundUntil, cell: (withdrawal) => <RefundDeadline withdrawal={withdrawal} /> },
];
