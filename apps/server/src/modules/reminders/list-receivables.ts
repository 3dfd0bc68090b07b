import type { OfficeReceivable, Receivables } from '@kontor/contract/office';
import { daysOverdue, euroFromCents, isBankRead, nextReminder, paymentMethodByName, sumsByAge } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import type { EntryToDecide } from '../bank-statements/bank-statements.service.ts';
import type { ReminderSettings, ShopConfiguration } from '../configuration/types.ts';
import { unpaidOrders } from '../orders/listed-orders.service.ts';
import { loadReceivables } from './load-receivables.ts';
import type { OrderReceivable, ReminderSources } from './types.ts';

/** The most receivables that are listed, oldest first. */
const mostReceivables = 1000;

/** All receivables with what is to be done about each, those due for the longest time first. */
export async function listReceivables({
  database,
  configuration,
  bankStatements,
  clock,
}: ReminderSources): Promise<Receivables> {
  const settings = await configuration.current();
  const today = viennaDay(clock());
  const found = await openReceivables(database.read, settings);
  const readUntil = await bankStatements.lastDay();
  const waiting = await bankStatements.waitingMoney();
  const receivables = found.map((one) =>
    wireReceivable(one, settings.reminders, { today, waitingMoney: waiting.get(one.order.orderNumber) ?? null }),
  );
  return {
    receivables: receivables.toSorted((a, b) => b.daysOverdue - a.daysOverdue || (a.number < b.number ? -1 : 1)),
    sums: sumsByAge(
      found.map(({ receivable }) => receivable),
      today,
    ).map((sum) => ({ ...sum, open: euroFromCents(sum.open) })),
    isMore: found.length >= mostReceivables,
    ...{ readUntil, isBankRead: isBankRead(readUntil, today), isAutomatic: settings.reminders.automatic },
  };
}

/** The open receivables of the shop, those of the oldest orders first. */
export async function openReceivables(
  queryable: Queryable,
  { paymentConditions, reminders }: Pick<ShopConfiguration, 'paymentConditions' | 'reminders'>,
): Promise<OrderReceivable[]> {
  const isOnline = (name: string) =>
    (paymentConditions.find((one) => one.name === name) ?? paymentMethodByName(name)).kind === 'online';
  const orders = await unpaidOrders(queryable, isOnline, mostReceivables);
  return (await loadReceivables(queryable, orders, reminders)).filter(({ receivable }) => receivable.open > 0);
}

/** A receivable on the wire. `waitingMoney`: an open entry of the bank account that may pay it. */
export function wireReceivable(
  { order, version, receivable, invoice, stop }: OrderReceivable,
  settings: ReminderSettings,
  { today, waitingMoney }: { readonly today: string; readonly waitingMoney: EntryToDecide | null },
): OfficeReceivable {
  const { address, orderNumber, email, createdAt } = order;
  const next = nextReminder(receivable, settings, today);
  const fees = receivable.sent.reduce((sum, { fee }) => sum + fee, 0);
  const titleOf = (step: number) =>
    receivable.basis === 'prepayment' ? settings.prepayment.title : (settings.steps[step - 1]?.title ?? '');
  return {
    ...{ number: orderNumber, version, email, basis: receivable.basis, invoice: invoice?.number ?? null },
    customer: address.companyName || `${address.firstName} ${address.name}`.trim(),
    ...{ placedOn: viennaDay(createdAt), dueOn: receivable.dueOn, daysOverdue: daysOverdue(receivable, today) },
    ...{
      open: euroFromCents(receivable.open),
      received: euroFromCents(receivable.received),
      fees: euroFromCents(fees),
    },
    ...{ isHeld: receivable.isHeld, stop, waitingMoney },
    sent: receivable.sent.map(({ step, sentOn }) => ({ step, sentOn, title: titleOf(step) })),
    next:
      next.kind === 'remind'
        ? { kind: next.kind, step: next.step, title: titleOf(next.step), fee: euroFromCents(next.fee) }
        : next,
  };
}
