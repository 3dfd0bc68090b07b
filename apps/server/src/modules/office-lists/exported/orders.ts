import type { ListColumnName, OrderListPage, OrderQuestion } from '@kontor/contract/office';
import { orderStateTexts, paymentStateTexts, shippingStateTexts } from '@kontor/contract/office-texts';
import type { OrderLifeService } from '../../order-life/order-life.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { amount, type ExportedList, moment } from './exported-list.ts';

type Row = OrderListPage['orders'][number];

/** The orders of a question. */
export function exportedOrders(
  life: Pick<OrderLifeService, 'listAll' | 'countAll'>,
  { after: _, before: __, limit: ___, ...question }: OrderQuestion,
): ExportedList<ListColumnName<'orders'>, Row> {
  return {
    columns: {
      number: [[texts.number, ({ number }) => number]],
      placed: [[texts.placed, ({ placedAt }) => moment(placedAt)]],
      customer: [
        [texts.name, ({ name }) => name],
        [texts.company, ({ company }) => company],
        [texts.city, ({ city }) => city],
        [texts.country, ({ country }) => country],
      ],
      total: [[texts.total, ({ total }) => amount(total)]],
      payment: [
        [texts.payment, ({ payment }) => paymentStateTexts[payment]],
        [texts.paymentBy, ({ paymentConditionName }) => paymentConditionName],
      ],
      shipping: [
        [texts.shipping, ({ shipping }) => shippingStateTexts[shipping]],
        [texts.carrier, ({ carrier }) => carrier ?? ''],
      ],
      tags: [
        [texts.tags, ({ tags }) => tags.join(', ')],
        [texts.hold, ({ hold }) => hold ?? ''],
      ],
      state: [[texts.state, ({ state }) => orderStateTexts[state]]],
      email: [[texts.email, ({ email }) => email]],
      items: [[texts.items, ({ items }) => `${items}`]],
    },
    count: (upTo) => life.countAll(question, upTo),
    page: (after) => life.listAll(question, after),
  };
}
