import type { RetentionOverview } from '@kontor/contract/office';
import { useState } from 'react';
import { formatDay } from '../../format/format-day.ts';
import { Button } from '../../kit/button.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { OrderLink } from '../../records/order-link.tsx';
import { erasureTexts, retentionTexts as texts } from '../../texts/privacy.de.ts';
import { HoldDialog } from './hold-dialog.tsx';

type Next = RetentionOverview['next'][number];

/** The orders that are erased by the next January, oldest first, each with the button that holds it back. */
export function NextOrders({ next, isMore }: { next: readonly Next[]; isMore: boolean }) {
  const [held, setHeld] = useState<string | null>(null);
  return (
    <section className="section" aria-labelledby="next-title">
      <h2 id="next-title" tabIndex={-1}>
        {texts.next}
      </h2>
      {next.length === 0 ? (
        <p className="soft">{texts.nextNone}</p>
      ) : (
        <Table caption={texts.next} columns={columnsOf(setHeld)} rows={next} keyOf={({ number }) => number} />
      )}
      {isMore && <p className="soft">{texts.more}</p>}
      {held !== null && <HoldDialog number={held} onClose={() => setHeld(null)} />}
    </section>
  );
}

function columnsOf(hold: (number: string) => void): readonly Column<Next>[] {
  return [
    { title: erasureTexts.number, isShort: true, cell: ({ number }) => <OrderLink number={number} /> },
    { title: texts.placedAt, isShort: true, cell: ({ placedAt }) => <Time iso={placedAt} /> },
    { title: erasureTexts.reason, cell: ({ reason }) => erasureTexts.reasons[reason] },
    {
      title: texts.erasedOn,
      cell: ({ isHeld, erasedOn, keptUntil }) => {
        if (isHeld) return <Status look="warn" label={texts.isHeld} />;
        return erasedOn > keptUntil && erasedOn.endsWith('-01-01') ? formatDay(erasedOn) : texts.soon;
      },
    },
    {
      title: texts.actions,
      isActions: true,
      cell: ({ number, isHeld }) =>
        isHeld ? null : (
          <Button look="plain" aria-label={texts.holdOf(number)} onClick={() => hold(number)}>
            {texts.hold}
          </Button>
        ),
    },
  ];
}
