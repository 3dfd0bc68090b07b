import type { Claims, OfficeClaim } from '@kontor/contract/office';
import { daysOverdue, euroFromCents, isBankRead, nextReminder, paymentMethodByName, sumsByAge } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import type { ReminderSettings, ShopConfiguration } from '../configuration/types.ts';
import { unpaidOrders } from '../orders/listed-orders.service.ts';
import { loadClaims } from './load-claims.ts';
import type { OrderClaim, ReminderSources } from './types.ts';

/** The most claims that are listed, oldest first. */
const mostClaims = 1000;

/** All claims with what is to be done about each, those due for the longest time first. */
export async function listClaims({ database, configuration, bankStatements, clock }: ReminderSources): Promise<Claims> {
  const settings = await configuration.current();
  const today = viennaDay(clock());
  const found = await openClaims(database.read, settings);
  const readUntil = await bankStatements.lastDay();
  const claims = found.map((one) => wireClaim(one, settings.reminders, today));
  return {
    claims: claims.toSorted((a, b) => b.daysOverdue - a.daysOverdue || (a.number < b.number ? -1 : 1)),
    sums: sumsByAge(
      found.map(({ claim }) => claim),
      today,
    ).map((sum) => ({ ...sum, open: euroFromCents(sum.open) })),
    isMore: found.length >= mostClaims,
    ...{ readUntil, isBankRead: isBankRead(readUntil, today), isAutomatic: settings.reminders.automatic },
  };
}

/** The open claims of the shop, those of the oldest orders first. */
export async function openClaims(
  queryable: Queryable,
  { paymentConditions, reminders }: Pick<ShopConfiguration, 'paymentConditions' | 'reminders'>,
): Promise<OrderClaim[]> {
  const isOnline = (name: string) =>
    (paymentConditions.find((one) => one.name === name) ?? paymentMethodByName(name)).kind === 'online';
  const online = [...new Set([...paymentConditions.map(({ name }) => name), 'paypal', 'saferpay'])].filter(isOnline);
  const orders = await unpaidOrders(queryable, ['', ...online], mostClaims);
  return (await loadClaims(queryable, orders, reminders)).filter(({ claim }) => claim.open > 0);
}

/** A claim on the wire. */
export function wireClaim(
  { order, version, claim, invoice, stop }: OrderClaim,
  settings: ReminderSettings,
  today: string,
): OfficeClaim {
  const { address, orderNumber, email, createdAt } = order;
  const next = nextReminder(claim, settings, today);
  const fees = claim.sent.reduce((sum, { fee }) => sum + fee, 0);
  const titleOf = (step: number) =>
    claim.basis === 'prepayment' ? settings.prepayment.title : (settings.steps[step - 1]?.title ?? '');
  return {
    ...{ number: orderNumber, version, email, basis: claim.basis, invoice: invoice?.number ?? null },
    customer: address.companyName || `${address.firstName} ${address.name}`.trim(),
    ...{ placedOn: viennaDay(createdAt), dueOn: claim.dueOn, daysOverdue: daysOverdue(claim, today) },
    ...{ open: euroFromCents(claim.open), received: euroFromCents(claim.received), fees: euroFromCents(fees) },
    ...{ isHeld: claim.isHeld, stop },
    sent: claim.sent.map(({ step, sentOn }) => ({ step, sentOn, title: titleOf(step) })),
    next:
      next.kind === 'remind'
        ? { kind: next.kind, step: next.step, title: titleOf(next.step), fee: euroFromCents(next.fee) }
        : next,
  };
}
