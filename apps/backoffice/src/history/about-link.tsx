import type { LogEntry } from '@kontor/contract/office';
import type { Right } from '@kontor/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMonth } from '../format/format-month.ts';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import { historyTexts } from '../texts/history.de.ts';
import { logTexts as texts } from '../texts/log.de.ts';

type About = Pick<LogEntry, 'subject' | 'subjectId' | 'subjectName' | 'action'>;

/** The record that an entry of the log is about: its number or name, as a link for who may see it. */
export function AboutLink({ entry }: { entry: About }): ReactNode {
  const operator = useOperator();
  const name = nameOf(entry);
  const right = rights[entry.subject];
  return right !== undefined && name !== '' && isAllowed(right, operator) ? linkTo(entry, name) : name;
}

const rights: Readonly<Record<string, Right>> = {
  ...{ order: 'orders.read', document: 'orders.read', quote: 'orders.read', withdrawal: 'orders.read' },
  ...{ voucher: 'money.read', customer: 'customers.read', operator: 'operators.manage', role: 'operators.manage' },
};

/** The number or name; empty if the record has only an id for programs. */
function nameOf({ subject, subjectId, subjectName, action }: About): string {
  switch (subject) {
    case 'operator':
    case 'role':
      return subjectName ?? '';
    case 'books':
      return formatMonth(subjectId);
    case 'customer':
      return goneCustomers.has(action) ? '' : texts.customer;
    case 'list':
      return (historyTexts.values.list as Readonly<Record<string, string>>)[subjectId] ?? '';
    default:
      return subject in numbered ? subjectId : '';
  }
}

const goneCustomers: ReadonlySet<string> = new Set(['customer.erased', 'customer.left']);
const numbered = { order: true, document: true, quote: true, withdrawal: true, voucher: true };

function linkTo({ subject, subjectId }: About, name: string): ReactNode {
  switch (subject) {
    case 'order':
      return (
        <Link to="/bestellungen/$nummer" params={{ nummer: subjectId }}>
          {name}
        </Link>
      );
    case 'document':
      return (
        <Link to="/bestellungen" search={{ wort: subjectId }}>
          {name}
        </Link>
      );
    case 'quote':
      return (
        <Link to="/angebote/$nummer" params={{ nummer: subjectId }}>
          {name}
        </Link>
      );
    case 'withdrawal':
      return (
        <Link to="/widerrufe/$nummer" params={{ nummer: subjectId }}>
          {name}
        </Link>
      );
    case 'voucher':
      return (
        <Link to="/gutscheine" search={{ code: subjectId }}>
          {name}
        </Link>
      );
    case 'customer':
      return (
        <Link to="/kunden/$kunde" params={{ kunde: subjectId }}>
          {name}
        </Link>
      );
    case 'operator':
      return (
        <Link to="/team/$id" params={{ id: subjectId }}>
          {name}
        </Link>
      );
    default:
      return (
        <Link to="/team/rollen/$id" params={{ id: subjectId }}>
          {name}
        </Link>
      );
  }
}
