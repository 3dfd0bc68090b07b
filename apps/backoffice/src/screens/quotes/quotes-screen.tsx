import type { ListedQuote } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay } from '../../format/format-day.ts';
import { formatAmount } from '../../format/format-price.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { type ListColumn, useListColumns } from '../../lists/list-columns.ts';
import { quotesQuery } from '../../records/quotes-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { quoteTexts as texts } from '../../texts/quotes.de.ts';
import { quoteRoomTexts } from '../../texts/rooms.de.ts';
import { QuoteStatus } from './quote-status.tsx';
import { QuotesFilters } from './quotes-filters.tsx';
import { questionOf } from './quotes-search.ts';

const route = getRouteApi('/frame/office/angebote');

/** Offers, the latest first. */
export function QuotesScreen(): ReactNode {
  const search = route.useSearch();
  const mayTake = isAllowed('orders.take', useOperator());
  const { quotes, next } = useSuspenseQuery(quotesQuery(questionOf(search))).data;
  const { ab, ...filters } = search;
  const shown = useListColumns('quotes', columns, search);
  const link = 'button button-secondary';
  const isFiltered = filters.wort !== undefined || filters.stand !== undefined;
  return (
    <div className="room">
      <RoomHead title={quoteRoomTexts.title}>
        {mayTake && (
          <Link className="button button-primary" to="/bestellungen/aufnehmen" search={{ als: 'angebot' }}>
            {quoteRoomTexts.make}
          </Link>
        )}
      </RoomHead>
      <QuotesFilters search={filters} />
      <ListBar
        hasViews
        list={{
          ...{ path: '/angebote', search: filters, of: { list: 'quotes', question: questionOf(filters) } },
          ...{ columns, shown: shown.map(({ name }) => name) },
        }}
      />
      {quotes.length === 0 ? (
        <EmptyState sentence={isFiltered ? texts.noHit : texts.empty}>
          {isFiltered && <Link to="/angebote">{texts.clear}</Link>}
        </EmptyState>
      ) : (
        <Table caption={texts.caption} columns={shown} rows={quotes} keyOf={({ number }) => number} />
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/angebote" search={filters}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/angebote" search={{ ...filters, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
    </div>
  );
}

const columns: readonly ListColumn<'quotes', ListedQuote>[] = [
  {
    name: 'number',
    title: texts.number,
    isShort: true,
    cell: ({ number }) => (
      <Link to="/angebote/$nummer" params={{ nummer: number }}>
        {number}
      </Link>
    ),
  },
  { name: 'made', title: texts.made, isShort: true, cell: ({ createdAt }) => <Time iso={createdAt} /> },
  {
    name: 'customer',
    title: texts.customer,
    cell: ({ name, company, city }) => (
      <span>
        {company || name}
        <span className="second-line">{[company && name, city].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  },
  { name: 'total', title: texts.total, isNumber: true, isShort: true, cell: ({ total }) => formatAmount(total) },
  { name: 'validUntil', title: texts.validUntil, isShort: true, cell: ({ validUntil }) => formatDay(validUntil) },
  { name: 'state', title: texts.state, isShort: true, cell: ({ state }) => <QuoteStatus state={state} /> },
  {
    name: 'order',
    title: texts.order,
    isShort: true,
    cell: ({ orderNumber }) =>
      orderNumber !== null && (
        <Link to="/bestellungen/$nummer" params={{ nummer: orderNumber }}>
          {orderNumber}
        </Link>
      ),
  },
  { name: 'email', title: texts.email, isExtra: true, cell: ({ email }) => email || texts.noEmail },
];
