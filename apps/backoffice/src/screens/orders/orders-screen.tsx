import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { useListColumns } from '../../lists/list-columns.ts';
import { ordersQuery } from '../../records/order-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { ordersTexts as texts } from '../../texts/orders.de.ts';
import { takingTexts } from '../../texts/taking.de.ts';
import { CarrierFileDialog } from './carrier-file-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { isFiltered, questionOf } from './orders-search.ts';
import { OrdersTable } from './orders-table.tsx';

const route = getRouteApi('/frame/office/bestellungen');

/** The orders that the address asks for, fifty at a time, and the steps for the chosen ones. */
export function OrdersScreen(): ReactNode {
  const { dialog, ...search } = route.useSearch();
  const operator = useOperator();
  const mayEdit = isAllowed('orders.edit', operator);
  const navigate = useNavigate();
  const show = (shown?: 'versanddatei') =>
    navigate({ to: '/bestellungen', search: { ...search, ...(shown && { dialog: shown }) }, replace: true });
  const page = useSuspenseQuery(ordersQuery(questionOf(search))).data;
  const { nach, vor, ...filters } = search;
  const shown = useListColumns('orders', orderColumns, filters).map(({ name }) => name);
  const isSome = isFiltered(filters);
  const link = 'button button-secondary';
  return (
    <div className="room orders">
      <RoomHead title={texts.title}>
        {isAllowed('orders.take', operator) && (
          <Link className="button button-primary" to="/bestellungen/aufnehmen">
            {takingTexts.title}
          </Link>
        )}
        {mayEdit && <Button onClick={() => void show('versanddatei')}>{texts.carrierFile}</Button>}
      </RoomHead>
      <OrdersFilters filters={filters} />
      <ListBar
        hasViews
        list={{
          ...{ path: '/bestellungen', search: filters, of: { list: 'orders', question: questionOf(filters) } },
          ...{ columns: orderColumns, shown },
        }}
      />
      {page.orders.length === 0 ? (
        <EmptyState sentence={isSome ? texts.emptyFiltered : texts.empty}>
          {isSome && (
            <Link className={link} to="/bestellungen">
              {texts.clear}
            </Link>
          )}
        </EmptyState>
      ) : (
        // On another page nothing is chosen at first, so no invisible order is changed.
        <OrdersTable key={JSON.stringify(search)} page={page} search={search} />
      )}
      <Pager label={texts.pages}>
        {(nach !== undefined || vor !== undefined) && (
          <Link className={link} to="/bestellungen" search={filters}>
            {texts.first}
          </Link>
        )}
        {page.previous !== null && (
          <Link className={link} to="/bestellungen" search={{ ...filters, vor: page.previous }}>
            {texts.previous}
          </Link>
        )}
        {page.next !== null && (
          <Link className={link} to="/bestellungen" search={{ ...filters, nach: page.next }}>
            {texts.next}
          </Link>
        )}
      </Pager>
      {dialog !== undefined && mayEdit && <CarrierFileDialog onClose={() => void show()} />}
    </div>
  );
}
