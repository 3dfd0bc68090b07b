import type { RetentionOverview } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay } from '../../format/format-day.ts';
import { Table } from '../../kit/table.tsx';
import { retentionQuery } from '../../records/privacy-query.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { retentionTexts as texts } from '../../texts/privacy.de.ts';
import { NextOrders } from './next-orders.tsx';
import { OrdersKeptBack } from './orders-kept-back.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';

/** The periods, what is erased next, what is held back, and what was erased. */
export function RetentionScreen(): ReactNode {
  const overview = useSuspenseQuery(retentionQuery).data;
  return (
    <div className="room">
      <RoomHead title={texts.title} />
      <PrivacyTabs />
      <NextOrders next={overview.next} isMore={overview.isMore} />
      {overview.held.length > 0 && <OrdersKeptBack held={overview.held} />}
      <section className="section" aria-labelledby="erased-title">
        <h2 id="erased-title">{texts.erased}</h2>
        {overview.erased.length === 0 ? (
          <p className="soft">{texts.erasedNone}</p>
        ) : (
          <Table
            caption={texts.erased}
            columns={[
              { title: texts.day, isShort: true, cell: ([day]) => formatDay(day) },
              { title: texts.what, cell: ([, counts]) => counts.map(wordsOf).join(', ') },
            ]}
            rows={[...Map.groupBy(overview.erased, ({ day }) => day)]}
            keyOf={([day]) => day}
          />
        )}
      </section>
      <Periods overview={overview} />
    </div>
  );
}

function wordsOf({ kind, count }: RetentionOverview['erased'][number]): string {
  return texts.counts[kind](count);
}

function Periods({ overview }: { overview: RetentionOverview }) {
  const kinds = Object.keys(texts.kinds) as (keyof typeof texts.kinds)[];
  return (
    <section className="section" aria-labelledby="periods-title">
      <h2 id="periods-title">{texts.periods}</h2>
      <p>
        {texts.sentence} {texts.longer(overview.extraYears)}
      </p>
      <Table
        caption={texts.periods}
        columns={[
          { title: texts.what, cell: ([what]) => what },
          { title: texts.howLong, cell: ([, howLong]) => howLong },
        ]}
        rows={[
          ...kinds.map((kind) => [texts.kinds[kind], texts.fromEnd(overview.periods[kind])] as const),
          ...texts.others,
        ]}
        keyOf={([what]) => what}
      />
    </section>
  );
}
