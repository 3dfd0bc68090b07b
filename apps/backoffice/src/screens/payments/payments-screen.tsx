import type { OfficePayment } from '@kontor/contract/office';
import { attemptStateTexts } from '@kontor/contract/office-texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatPrice } from '../../format/format-price.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { type ListColumn, useListColumns } from '../../lists/list-columns.ts';
import { paymentsQuery } from '../../records/payments-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { paymentTexts as texts } from '../../texts/payments.de.ts';
import { paymentRoomTexts } from '../../texts/rooms.de.ts';
import { CheckButton } from './check-button.tsx';
import { Findings } from './findings.tsx';
import { questionOf } from './payments-search.ts';
import { Providers } from './providers.tsx';

const route = getRouteApi('/frame/office/zahlungen');

/** Payments by PayPal and Saferpay: what does not fit together, when the providers were heard, and all payments. */
export function PaymentsScreen(): ReactNode {
  const search = route.useSearch();
  const { payments, next } = useSuspenseQuery(paymentsQuery(questionOf(search))).data;
  const mayEdit = isAllowed('money.edit', useOperator());
  const { ab: _, ...filters } = search;
  const shown = useListColumns('payments', columns, search);
  const link = 'button button-secondary';
  return (
    <div className="room">
      <RoomHead title={paymentRoomTexts.title} />
      <Findings mayEdit={mayEdit} />
      <Providers />
      <section className="section" aria-labelledby="payments-title">
        <h2 id="payments-title">{texts.all}</h2>
        <ListBar
          list={{
            ...{ path: '/zahlungen', search: filters, of: { list: 'payments', question: {} } },
            ...{ columns, shown: shown.map(({ name }) => name) },
          }}
        />
        {payments.length === 0 ? (
          <EmptyState sentence={texts.none} />
        ) : (
          <Table
            caption={texts.all}
            columns={mayEdit ? [...shown, checking] : shown}
            rows={payments}
            keyOf={({ reference }) => reference}
          />
        )}
        {(search.ab !== undefined || next !== null) && (
          <Pager label={texts.pages}>
            {search.ab !== undefined && (
              <Link className={link} to="/zahlungen" search={filters}>
                {kitTexts.newest}
              </Link>
            )}
            {next !== null && (
              <Link className={link} to="/zahlungen" search={{ ...filters, ab: next }}>
                {kitTexts.older}
              </Link>
            )}
          </Pager>
        )}
      </section>
    </div>
  );
}

/** States in which the provider may still have news. */
const isOpen = ({ state, refunding }: OfficePayment) =>
  refunding > 0 || ['created', 'redirected', 'pending', 'authorized', 'capturing'].includes(state);

const columns: readonly ListColumn<'payments', OfficePayment>[] = [
  {
    name: 'order',
    title: texts.order,
    isShort: true,
    cell: ({ orderNumber, reference }) => (
      <span>
        <Link to="/bestellungen/$nummer" params={{ nummer: orderNumber }}>
          {orderNumber}
        </Link>
        <span className="second-line">{reference}</span>
      </span>
    ),
  },
  {
    name: 'provider',
    title: texts.provider,
    cell: ({ provider, means }) => (
      <span>
        {texts.providers[provider]}
        {means !== null && <span className="second-line">{means}</span>}
      </span>
    ),
  },
  {
    name: 'state',
    title: texts.state,
    cell: ({ state, failureCode }) => (
      <span>
        <Status look={lookOf[state] ?? 'plain'} label={attemptStateTexts[state]} />
        {failureCode !== null && <span className="second-line">{failureCode}</span>}
      </span>
    ),
  },
  {
    name: 'amount',
    title: texts.amount,
    isNumber: true,
    cell: ({ amount, refunded, refunding, reversed }) => (
      <span>
        {formatPrice(amount)}
        {refunded > 0 && <span className="second-line">{texts.refunded(formatPrice(refunded))}</span>}
        {refunding > 0 && <span className="second-line">{texts.refunding(formatPrice(refunding))}</span>}
        {reversed > 0 && <span className="second-line">{texts.reversed(formatPrice(reversed))}</span>}
      </span>
    ),
  },
  { name: 'changed', title: texts.changed, isShort: true, cell: ({ changedAt }) => <Time iso={changedAt} /> },
  {
    name: 'begun',
    title: texts.begun,
    isShort: true,
    isExtra: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
];

const lookOf: Partial<Record<OfficePayment['state'], 'good' | 'warn'>> = {
  ...{ captured: 'good', reversed: 'warn', failed: 'warn' },
};

const checking: Column<OfficePayment> = {
  title: texts.actions,
  isActions: true,
  cell: (payment) => isOpen(payment) && <CheckButton reference={payment.reference} />,
};
