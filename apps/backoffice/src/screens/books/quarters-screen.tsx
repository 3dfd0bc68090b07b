import type { BooksQuarter } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatQuarter } from '../../format/format-month.ts';
import { formatAmount } from '../../format/format-price.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { booksQuery } from '../../records/books-query.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { booksTexts as texts } from '../../texts/books.de.ts';
import { BooksTabs } from './books-tabs.tsx';
import { TurnoverList } from './turnover-list.tsx';

/** The turnover of the quarters, for who declares by quarters. */
export function QuartersScreen(): ReactNode {
  const { quarters } = useSuspenseQuery(booksQuery).data;
  return (
    <div className="room">
      <RoomHead title={texts.quarters} />
      <BooksTabs />
      {quarters.length === 0 ? (
        <EmptyState sentence={texts.empty} />
      ) : (
        <Table caption={texts.quarters} columns={columns} rows={quarters} keyOf={({ quarter }) => quarter} />
      )}
    </div>
  );
}

const columns: readonly Column<BooksQuarter>[] = [
  { title: texts.quarter, isShort: true, cell: ({ quarter }) => formatQuarter(quarter) },
  {
    title: texts.standing,
    cell: ({ isClosed }) => <Status look={isClosed ? 'good' : 'plain'} label={isClosed ? texts.closed : texts.open} />,
  },
  { title: texts.turnover, cell: (one) => <TurnoverList {...one} /> },
  { title: texts.net, isNumber: true, cell: ({ net }) => formatAmount(net) },
  { title: texts.vat, isNumber: true, cell: ({ vat }) => formatAmount(vat) },
];
