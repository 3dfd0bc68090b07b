import type { BooksMonth } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMonth } from '../../format/format-month.ts';
import { formatAmount } from '../../format/format-price.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Menu } from '../../kit/menu.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { type Action, useAction } from '../../kit/use-action.ts';
import { booksQuery } from '../../records/books-query.ts';
import { TurnoverLimits } from '../../records/turnover-limits.tsx';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { booksTexts as texts } from '../../texts/books.de.ts';
import { booksRoomTexts } from '../../texts/rooms.de.ts';
import { BooksTabs } from './books-tabs.tsx';
import { CloseMonthDialog } from './close-month-dialog.tsx';
import { type BooksFormat, saveMonth } from './save-month.ts';
import { TurnoverList } from './turnover-list.tsx';

/** The months of the books: turnover by rate and country, state, files, and the closing. */
export function BooksScreen(): ReactNode {
  const { months, limits } = useSuspenseQuery(booksQuery).data;
  const mayClose = isAllowed('books.close', useOperator());
  const [closing, setClosing] = useState<BooksMonth | null>(null);
  const save = useAction(saveMonth);
  useFocusKept(closing !== null, months.flatMap(({ month, mayClose }) => (mayClose ? month : [])).join());
  const columns = [...facts, actionsOf(save, mayClose ? setClosing : null)];
  return (
    <div className="room">
      <RoomHead title={booksRoomTexts.title} />
      <BooksTabs />
      <TurnoverLimits limits={limits} />
      <FailureNotice failure={save.failure} />
      {months.length === 0 ? (
        <EmptyState sentence={texts.empty} />
      ) : (
        <Table caption={texts.caption} columns={columns} rows={months} keyOf={({ month }) => month} />
      )}
      {closing && <CloseMonthDialog month={closing} onClose={() => setClosing(null)} />}
    </div>
  );
}

/** The button of a closed month is gone, so the dialog cannot return the focus to it. Then the headline takes it. */
function useFocusKept(isClosing: boolean, closable: string): void {
  const known = useRef(closable);
  useEffect(() => {
    if (isClosing || known.current === closable) return;
    known.current = closable;
    // The dialog closes at the same moment and would return the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
    });
    return () => clearTimeout(timer);
  }, [isClosing, closable]);
}

const facts: readonly Column<BooksMonth>[] = [
  { title: texts.month, isShort: true, cell: ({ month }) => formatMonth(month) },
  { title: texts.standing, cell: (month) => <Standing month={month} /> },
  { title: texts.turnover, cell: (one) => <TurnoverList {...one} /> },
  { title: texts.net, isNumber: true, cell: ({ net }) => formatAmount(net) },
  { title: texts.vat, isNumber: true, cell: ({ vat }) => formatAmount(vat) },
];

function actionsOf(
  save: Action<[month: string, format: BooksFormat]>,
  close: ((month: BooksMonth) => void) | null,
): Column<BooksMonth> {
  const entriesOf = (month: BooksMonth) =>
    texts.formats.map(([format, label]) => ({ label, onChoose: () => void save.run(month.month, format) }));
  return {
    title: texts.actions,
    isActions: true,
    cell: (month) => (
      <span className="books-actions">
        {close !== null && month.mayClose && (
          <Button onClick={() => close(month)} aria-label={texts.closeOne(formatMonth(month.month))}>
            {texts.close}
          </Button>
        )}
        <Menu label={texts.exportOne(formatMonth(month.month))} entries={entriesOf(month)}>
          {texts.export}
        </Menu>
      </span>
    ),
  };
}

function Standing({ month: { closed, bookings, late, unbilled, overbilled } }: { month: BooksMonth }) {
  return (
    <span>
      <Status look={closed === null ? 'plain' : 'good'} label={closed === null ? texts.open : texts.closed} />
      <span className="second-line">
        {closed !== null && (
          <>
            {texts.closedBy(closed.by)}, <Time iso={closed.at} />,{' '}
          </>
        )}
        {texts.bookings(bookings, late)}
      </span>
      {overbilled > 0 && <Status look="warn" label={texts.overbilled(overbilled)} />}
      {unbilled > 0 && <Status look="warn" label={texts.unbilled(unbilled)} />}
    </span>
  );
}
