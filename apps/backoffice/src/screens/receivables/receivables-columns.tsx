import type { OfficeReceivable } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../format/format-day.ts';
import { formatPrice } from '../../format/format-price.ts';
import { Menu, type MenuEntry } from '../../kit/menu.tsx';
import { Status } from '../../kit/status.tsx';
import type { Column } from '../../kit/table.tsx';
import type { ListColumn } from '../../lists/list-columns.ts';
import { receivableTexts as texts } from '../../texts/receivables.de.ts';
import type { ReceivableWish } from './receivable-dialog.tsx';

/** The order of a receivable. */
const numberColumn: ListColumn<'receivables', OfficeReceivable> = {
  name: 'order',
  title: texts.order,
  isShort: true,
  cell: (receivable) => <ReceivableNumber receivable={receivable} />,
};

/** The link to the order of a receivable, with its invoice. */
export function ReceivableNumber({ receivable: { number, invoice } }: { receivable: OfficeReceivable }) {
  return (
    <span>
      <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
        {number}
      </Link>
      <span className="second-line">{invoice ?? texts.prepayment}</span>
    </span>
  );
}

/** The columns of receivables that can be chosen. The first one is the order. */
export const receivableColumns: readonly ListColumn<'receivables', OfficeReceivable>[] = [
  numberColumn,
  {
    name: 'customer',
    title: texts.customer,
    cell: ({ customer, email }) => (
      <span>
        {customer}
        <span className="second-line">{email}</span>
      </span>
    ),
  },
  {
    name: 'open',
    title: texts.open,
    isNumber: true,
    cell: ({ open, received, fees }) => (
      <span>
        {formatPrice(open)}
        {received > 0 && <span className="second-line">{texts.received(formatPrice(received))}</span>}
        {fees > 0 && <span className="second-line">{texts.fees(formatPrice(fees))}</span>}
      </span>
    ),
  },
  {
    name: 'due',
    title: texts.due,
    isShort: true,
    cell: ({ dueOn, daysOverdue }) => (
      <span>
        {formatDay(dueOn)}
        <span className="second-line">{texts.overdue(daysOverdue)}</span>
      </span>
    ),
  },
  { name: 'next', title: texts.next, cell: (receivable) => <NextStep receivable={receivable} /> },
  {
    name: 'placed',
    title: texts.placed,
    isShort: true,
    isExtra: true,
    cell: ({ placedOn }) => formatDay(placedOn),
  },
];

function nextInWords(next: OfficeReceivable['next'], isHeld: boolean): string {
  if (next.kind === 'remind') return next.title;
  if (next.kind === 'cancel') return texts.cancel;
  return isHeld ? texts.held : texts.rests[next.why];
}

/** What is to be done, and what was done last. */
function NextStep({ receivable: { next, stop, isHeld, sent, waitingMoney } }: { receivable: OfficeReceivable }) {
  const last = sent.at(-1);
  const more = [
    next.kind === 'remind' && next.fee > 0 && texts.withFee(formatPrice(next.fee)),
    stop,
    last && texts.last(last.title, formatDay(last.sentOn)),
  ];
  return (
    <span>
      <Status look={next.kind === 'none' ? 'plain' : 'warn'} label={nextInWords(next, isHeld)} />
      {more.map(
        (line) =>
          line && (
            <span key={line} className="second-line">
              {line}
            </span>
          ),
      )}
      {waitingMoney !== null && (
        <Link className="second-line" to="/bank" search={{ ab: waitingMoney.after ?? undefined }}>
          {texts.waitingMoney}
        </Link>
      )}
    </span>
  );
}

/** What an operator may do with a receivable. */
export function actionsColumn(
  may: { readonly remind: boolean; readonly cancel: boolean },
  ask: (receivable: OfficeReceivable, kind: ReceivableWish['kind']) => void,
): Column<OfficeReceivable> {
  return {
    title: texts.actions,
    isActions: true,
    cell: (receivable) => {
      const entry = (kind: ReceivableWish['kind'], isShown: boolean, isDanger = false): MenuEntry[] =>
        isShown ? [{ label: texts.entries[kind], isDanger, onChoose: () => ask(receivable, kind) }] : [];
      const entries = [
        ...entry('letter', receivable.next.kind === 'remind'),
        ...entry('print', may.remind && receivable.next.kind === 'remind'),
        ...entry('reprint', may.remind && receivable.sent.length > 0),
        ...entry('spare', may.remind && receivable.stop === null),
        ...entry('unspare', may.remind && receivable.stop !== null),
        ...entry('cancel', may.cancel && receivable.next.kind === 'cancel', true),
      ];
      return entries.length > 0 && <Menu label={texts.actionsOf(receivable.number)} entries={entries} />;
    },
  };
}
