import type { ListedCustomer } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Status } from '../../kit/status.tsx';
import { Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { type ListColumn, useListColumns } from '../../lists/list-columns.ts';
import { customersQuery } from '../../records/customers-query.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { customersTexts as texts } from '../../texts/customers.de.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { customerRoomTexts } from '../../texts/rooms.de.ts';
import { CustomersFilters } from './customers-filters.tsx';
import { CustomersGuests } from './customers-guests.tsx';
import { guestQuestionOf, isFiltered, questionOf } from './customers-search.ts';

const route = getRouteApi('/frame/office/kunden');

/** The customers that the address asks for, fifty at a time, the newest first, and the guests whom a search finds. */
export function CustomersScreen(): ReactNode {
  const search = route.useSearch();
  const { customers, groups, next, count, isMore, isIncomplete } = useSuspenseQuery(
    customersQuery(questionOf(search)),
  ).data;
  const { ab, gaeste: _, ...filters } = search;
  const guests = guestQuestionOf(search);
  const shown = useListColumns('customers', columns, search);
  const isSome = isFiltered(search);
  const link = 'button button-secondary';
  return (
    <div className="room">
      <RoomHead title={customerRoomTexts.title} />
      <CustomersFilters search={search} groups={groups} />
      <ListBar
        hasViews
        list={{
          ...{ path: '/kunden', search, of: { list: 'customers', question: questionOf(filters) } },
          ...{ columns, shown: shown.map(({ name }) => name) },
        }}
      />
      {isIncomplete && <Notice>{texts.incomplete}</Notice>}
      {customers.length === 0 ? (
        <EmptyState sentence={isSome ? texts.emptyFiltered : texts.empty}>
          {isSome && (
            <Link className={link} to="/kunden">
              {texts.clear}
            </Link>
          )}
        </EmptyState>
      ) : (
        <>
          <p className="soft" role="status">
            {texts.count(count, isMore)}
          </p>
          <Table caption={texts.caption} columns={shown} rows={customers} keyOf={({ _id }) => _id} />
        </>
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/kunden" search={filters}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/kunden" search={{ ...filters, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
      {guests !== null && <CustomersGuests question={guests} search={search} />}
    </div>
  );
}

const columns: readonly ListColumn<'customers', ListedCustomer>[] = [
  {
    name: 'email',
    title: texts.email,
    cell: ({ _id, email }) => (
      <Link to="/kunden/$kunde" params={{ kunde: _id }}>
        {email}
      </Link>
    ),
  },
  {
    name: 'name',
    title: texts.name,
    cell: ({ name, company, city }) => (
      <span>
        {company || name || texts.unknown}
        <span className="second-line">{[company && name, city].filter(Boolean).join(', ')}</span>
      </span>
    ),
  },
  { name: 'personId', title: texts.personId, isShort: true, cell: ({ personId }) => personId ?? texts.none },
  { name: 'group', title: texts.group, cell: ({ group }) => group ?? texts.none },
  { name: 'since', title: texts.since, isShort: true, cell: ({ createdAt }) => <Time iso={createdAt} /> },
  {
    name: 'state',
    title: texts.state,
    cell: ({ hasPassword }) => (
      <Status look={hasPassword ? 'plain' : 'warn'} label={hasPassword ? texts.active : texts.fromOldShop} />
    ),
  },
];
