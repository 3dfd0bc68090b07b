import type { OrderListPage } from '@kontor/contract/office';
import { orderStateTexts, paymentStateTexts, shippingStateTexts } from '@kontor/contract/office-texts';
import { Link } from '@tanstack/react-router';
import { formatAmount } from '../../format/format-price.ts';
import { Status } from '../../kit/status.tsx';
import { Time } from '../../kit/time.tsx';
import type { ListColumn } from '../../lists/list-columns.ts';
import { useSellerCountry } from '../../session/office-state.ts';
import { ordersTexts as texts } from '../../texts/orders.de.ts';

type Listed = OrderListPage['orders'][number];

/** The columns of the list of orders that can be chosen. The first one is the order itself. */
export const orderColumns: readonly ListColumn<'orders', Listed>[] = [
  {
    name: 'number',
    title: texts.number,
    isShort: true,
    cell: ({ number }) => (
      <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
        {number}
      </Link>
    ),
  },
  {
    name: 'placed',
    title: texts.day,
    cell: ({ placedAt }) => (
      <span className="order-time">
        <Time iso={placedAt} />
      </span>
    ),
  },
  {
    name: 'customer',
    title: texts.nameAndPlace,
    cell: ({ name, company, city, country }) => (
      <span className="order-customer" title={[name, company].filter(Boolean).join(', ')}>
        <span className="order-name">{name}</span>
        <span className="second-line">
          <Place city={city} country={country} />
          {company !== '' && ` · ${company}`}
        </span>
      </span>
    ),
  },
  { name: 'total', title: texts.sum, isNumber: true, isShort: true, cell: ({ total }) => formatAmount(total) },
  {
    name: 'payment',
    title: texts.payment,
    cell: ({ payment, paymentConditionName }) => (
      <span className="order-status">
        <Status look={paymentLook(payment)} label={paymentStateTexts[payment]} />
        <span className="second-line">{paymentConditionName}</span>
      </span>
    ),
  },
  {
    name: 'shipping',
    title: texts.shipping,
    cell: ({ shipping, carrier }) => (
      <span className="order-status">
        <Status
          look={shipping === 'shipped' || shipping === 'delivered' ? 'good' : 'plain'}
          label={shippingStateTexts[shipping]}
        />
        {carrier !== null && <span className="second-line">{carrier}</span>}
      </span>
    ),
  },
  {
    name: 'tags',
    title: texts.tags,
    cell: ({ tags, hold }) =>
      (hold !== null || tags.length > 0) && (
        <span>
          {hold !== null && (
            <span className="order-hold" title={hold}>
              <Status look="warn" label={texts.held(hold)} />
            </span>
          )}
          {tags.join(', ')}
        </span>
      ),
  },
  { name: 'state', title: texts.state, isExtra: true, cell: ({ state }) => orderStateTexts[state] },
  { name: 'email', title: texts.email, isExtra: true, cell: ({ email }) => email },
  { name: 'items', title: texts.items, isNumber: true, isExtra: true, cell: ({ items }) => items },
];

function paymentLook(payment: Listed['payment']): 'good' | 'warn' | 'plain' {
  if (payment === 'paid') return 'good';
  return ['failed', 'disputed', 'overpaid'].includes(payment) ? 'warn' : 'plain';
}

/** Where an order goes: the country is named if it is not the seller's. */
function Place({ city, country }: Pick<Listed, 'city' | 'country'>) {
  return useSellerCountry() === country ? city : [city, country].filter(Boolean).join(', ');
}
