import type { OssQuarter } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatQuarter } from '../../../format/format-month.ts';
import { formatAmount, formatPrice } from '../../../format/format-price.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Pager } from '../../../kit/pager.tsx';
import { type Column, Table } from '../../../kit/table.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { ossQuery } from '../../../records/books-query.ts';
import { RoomHead } from '../../../shell/room-head.tsx';
import { booksTexts, ossTexts as texts } from '../../../texts/books.de.ts';
import { BooksTabs } from '../books-tabs.tsx';
import { saveOss } from '../save-month.ts';
import { quarterAfter, quarterBefore, quarterOf } from './oss-search.ts';

const route = getRouteApi('/frame/office/buchhaltung/oss');

/** The declaration of a quarter to the one-stop shop. */
export function OssScreen(): ReactNode {
  const quarter = quarterOf(route.useSearch(), Date.now());
  const { lines, corrections, vat, isClosed, isForBzst } = useSuspenseQuery(ossQuery(quarter)).data;
  const hasAny = lines.length + corrections.length > 0;
  const save = useAction(() => saveOss(quarter, 'csv'));
  const saveBzst = useAction(() => saveOss(quarter, 'bzst'));
  const link = 'button button-secondary';
  return (
    <div className="room">
      <RoomHead title={booksTexts.oss}>
        {hasAny && (
          <>
            <Button isBusy={save.isBusy} onClick={() => save.run()}>
              {texts.save}
            </Button>
            {isForBzst && (
              <Button isBusy={saveBzst.isBusy} onClick={() => saveBzst.run()}>
                {texts.saveBzst}
              </Button>
            )}
          </>
        )}
      </RoomHead>
      <BooksTabs />
      <FailureNotice failure={save.failure ?? saveBzst.failure} />
      <section className="section" aria-labelledby="oss-quarter">
        <h2 id="oss-quarter">{formatQuarter(quarter)}</h2>
        {!isClosed && hasAny && (
          <Notice look="plain" title={texts.notClosed}>
            {texts.notClosedHint}
          </Notice>
        )}
        {lines.length === 0 ? (
          <EmptyState sentence={texts.empty} />
        ) : (
          <Table
            caption={texts.caption}
            columns={lineColumns}
            rows={lines}
            keyOf={({ country, rate }) => `${country} ${rate}`}
          />
        )}
      </section>
      {corrections.length > 0 && (
        <section className="section" aria-labelledby="oss-corrections">
          <h2 id="oss-corrections">{texts.corrections}</h2>
          <Table
            caption={texts.corrections}
            columns={correctionColumns}
            rows={corrections}
            keyOf={(one) => `${one.quarter} ${one.country}`}
          />
        </section>
      )}
      <p>{texts.sum(formatPrice(vat))}</p>
      <Pager label={texts.pages}>
        <Link className={link} to="/buchhaltung/oss" search={{ quartal: quarterBefore(quarter) }}>
          {texts.before}
        </Link>
        <Link className={link} to="/buchhaltung/oss" search={{ quartal: quarterAfter(quarter) }}>
          {texts.after}
        </Link>
      </Pager>
    </div>
  );
}

const lineColumns: readonly Column<OssQuarter['lines'][number]>[] = [
  { title: texts.country, isShort: true, cell: ({ country }) => country },
  { title: texts.rateType, isShort: true, cell: ({ rateType }) => texts.rateTypes[rateType] },
  { title: texts.rate, isNumber: true, cell: ({ rate }) => texts.percent(rate) },
  { title: booksTexts.net, isNumber: true, cell: ({ net }) => formatAmount(net) },
  { title: booksTexts.vat, isNumber: true, cell: ({ vat }) => formatAmount(vat) },
];

const correctionColumns: readonly Column<OssQuarter['corrections'][number]>[] = [
  { title: texts.corrected, isShort: true, cell: ({ quarter }) => formatQuarter(quarter) },
  { title: texts.country, isShort: true, cell: ({ country }) => country },
  { title: booksTexts.vat, isNumber: true, cell: ({ vat }) => formatAmount(vat) },
];
