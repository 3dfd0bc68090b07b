import type { OfficeCustomer } from '@kontor/contract/office';
import { orderStateTexts, paymentStateTexts } from '@kontor/contract/office-texts';
import { Link } from '@tanstack/react-router';
import { formatAmount, formatPrice } from '../../../format/format-price.ts';
import { Status } from '../../../kit/status.tsx';
import { type Column, Table } from '../../../kit/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { OrderLink } from '../../../records/order-link.tsx';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { customerTexts as texts } from '../../../texts/customers.de.ts';

type Order = OfficeCustomer['orders'][number];

/** The newest orders of a customer, with the number and the sum of all, and the way to those placed as a guest. */
export function CustomerOrders({ customer }: { customer: OfficeCustomer }) {
  const { email, orders, orderCount, orderTotal } = customer;
  const mayOpen = isAllowed('orders.read', useOperator());
  return (
    <section className="section" aria-labelledby="orders-title">
      <h2 id="orders-title">{texts.orders}</h2>
      {orderCount === 0 ? (
        <p className="soft">{texts.noOrders}</p>
      ) : (
        <>
          <p>{texts.ordered(orderCount, formatPrice(orderTotal), orders.length)}</p>
          <Table isCompact caption={texts.orders} columns={columns} rows={orders} keyOf={({ number }) => number} />
        </>
      )}
      {mayOpen && (
        <p>
          <Link to="/bestellungen" search={{ wort: email }}>
            {texts.allByEmail}
          </Link>
        </p>
      )}
    </section>
  );
}

const columns: readonly Column<Order>[] = [
  {
    title: texts.number,
    isShort: true,
    cell: ({ number }) => <OrderLink number={number} />,
  },
  { title: texts.placedAt, isShort: true, cell: ({ placedAt }) => <Time iso={placedAt} /> },
  { title: texts.orderState, cell: ({ state }) => <Status label={orderStateTexts[state]} /> },
  { title: texts.payment, cell: ({ payment }) => paymentStateTexts[payment] },
  { title: texts.total, isNumber: true, cell: ({ total }) => formatAmount(total) },
];
