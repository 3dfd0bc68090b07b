import type { OfficeToday } from '@kontor/contract/office';
import { Link, type LinkProps } from '@tanstack/react-router';
import { formatPrice } from '../../format/format-price.ts';
import { taskTexts as texts } from '../../texts/today.de.ts';

/** Something that waits: how many, what, and the list that shows them. */
export interface Task {
  readonly count: number;
  readonly title: string;
  /** Null: there is no page for it. */
  readonly link: Pick<LinkProps, 'to' | 'search'> | null;
}

/** The tasks of the day, the customers' first. */
export function tasksOf({
  orders,
  withdrawals = 0,
  bankEntries = 0,
  receivables = 0,
  findings = 0,
  failedJobs = 0,
}: OfficeToday): Task[] {
  const others: readonly Task[] = [
    { count: withdrawals, title: texts.withdrawals(withdrawals), link: { to: '/widerrufe' } },
    { count: bankEntries, title: texts.bankEntries(bankEntries), link: { to: '/bank' } },
    { count: receivables, title: texts.receivables(receivables), link: { to: '/offene-posten' } },
    { count: findings, title: texts.findings(findings), link: { to: '/zahlungen' } },
    { count: failedJobs, title: texts.failedJobs(failedJobs), link: null },
  ];
  const ofOrders = orders.map(
    ({ filter, count, sum = 0 }): Task => ({
      ...{ count, title: texts.orders(filter, count, formatPrice(sum)) },
      link: { to: '/bestellungen', search: searchOf(filter) },
    }),
  );
  return [...ofOrders, ...others.filter(({ count }) => count > 0)];
}

/** The address of the list of orders with a filter. */
function searchOf({
  state,
  payment,
  shipping,
  isHeld,
  isUnbilled,
  matter,
  to,
}: OfficeToday['orders'][number]['filter']) {
  return {
    ...(state && { stand: state }),
    ...(payment && { zahlung: payment }),
    ...(shipping && { versand: shipping }),
    ...(isHeld && { angehalten: 'ja' }),
    ...(isUnbilled && { rechnung: 'fehlt' }),
    ...(matter && { klaeren: matter }),
    ...(to && { bis: to }),
  };
}

/** What waits, each with its number and its list. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul className="tasks">
      {tasks.map(({ count, title, link }) => (
        <li key={title}>
          {link === null ? (
            <TaskText count={count} title={title} />
          ) : (
            <Link {...link}>
              <TaskText count={count} title={title} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function TaskText({ count, title }: Pick<Task, 'count' | 'title'>) {
  return (
    <span className="task">
      <span className="task-count">{texts.count(count)}</span>
      <span>{title}</span>
    </span>
  );
}
