import type { PersonToErase, ErasurePreview as Preview } from '@kontor/contract/office';
import { orderStateTexts } from '@kontor/contract/office-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusedWith } from '../../calls/call-failure.ts';
import { officeCall } from '../../calls/office-call.ts';
import { formatDay } from '../../format/format-day.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { erasureTexts as texts } from '../../texts/privacy.de.ts';

type Order = Preview['orders'][number];

/** What goes at once, what stays and until when, and the button that erases. */
export function ErasurePreview({ person, preview }: { person: PersonToErase; preview: Preview }) {
  const [isAsking, setAsking] = useState(false);
  const { email, orders, orderCount, country } = preview;
  const gone = goneAtOnce(preview);
  return (
    <>
      <section className="section" aria-labelledby="gone-title">
        <h2 id="gone-title" className="person-name">
          {texts.at(email)}
        </h2>
        <h3>{texts.atOnce}</h3>
        {gone.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <ul>
            {gone.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <h3>{texts.stays}</h3>
        {orderCount === 0 ? (
          <p>{texts.staysNone}</p>
        ) : (
          <>
            <p>{texts.staysSentence(country)}</p>
            <Table caption={texts.stays} columns={columns} rows={orders} keyOf={({ number }) => number} />
            {orders.length < orderCount && <p className="soft">{texts.more(orderCount)}</p>}
          </>
        )}
        <Notice look="warn">{texts.identity}</Notice>
        <p>
          <Button look="danger" onClick={() => setAsking(true)}>
            {texts.erase}
          </Button>
        </p>
      </section>
      {isAsking && <EraseDialog person={person} preview={preview} onClose={() => setAsking(false)} />}
    </>
  );
}

function EraseDialog(props: { person: PersonToErase; preview: Preview; onClose: () => void }) {
  const { person, preview, onClose } = props;
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  return (
    <ConfirmDialog
      title={texts.eraseTitle}
      confirm={texts.erase}
      act={async () => {
        const seen = { hasAccount: preview.account !== null, orders: preview.orderCount };
        try {
          await officeCall('erase', { ...person, seen });
        } catch (failure) {
          // What has changed is shown before anybody confirms again.
          if (isRefusedWith(failure, 'erasure-changed')) await queries.invalidateQueries({ queryKey: ['erasure'] });
          throw failure;
        }
        queries.removeQueries({ queryKey: ['erasure'] });
        for (const key of ['customer', 'customers', 'log', 'orders', 'order'])
          void queries.invalidateQueries({ queryKey: [key] });
        showToast(texts.erased);
        await navigate({ to: '/datenschutz' });
      }}
      onClose={onClose}
    >
      <p>{texts.eraseSentence(preview.email)}</p>
    </ConfirmDialog>
  );
}

function goneAtOnce({ account, quotes, newsletter, stockAlerts, reviews }: Preview): string[] {
  return [
    ...(account === null ? [] : goneWith(account)),
    ...(quotes > 0 ? [texts.quotes(quotes)] : []),
    ...(newsletter > 0 ? [texts.newsletter] : []),
    ...(stockAlerts > 0 ? [texts.stockAlerts(stockAlerts)] : []),
    ...(reviews > 0 ? [texts.reviews(reviews)] : []),
  ];
}

function goneWith({ addresses, sessions, hasCart, hasNote }: NonNullable<Preview['account']>): string[] {
  return [
    texts.account,
    ...(addresses > 0 ? [texts.addresses(addresses)] : []),
    ...(sessions > 0 ? [texts.sessions(sessions)] : []),
    ...(hasCart ? [texts.cart] : []),
    ...(hasNote ? [texts.note] : []),
    texts.codes,
  ];
}

const columns: readonly Column<Order>[] = [
  {
    title: texts.number,
    isShort: true,
    cell: ({ number }) => <OrderLink number={number} />,
  },
  { title: texts.placedAt, isShort: true, cell: ({ placedAt }) => <Time iso={placedAt} /> },
  {
    title: texts.state,
    cell: ({ state, isGuests, isRestricted, holds }) => (
      <span>
        {orderStateTexts[state]}
        <span className="second-line">
          {[isGuests && texts.guest, isRestricted && texts.restricted, ...holds.map((hold) => texts.holds[hold])]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    ),
  },
  { title: texts.until, isShort: true, cell: ({ keptUntil }) => formatDay(keptUntil) },
  { title: texts.reason, cell: ({ reason, years }) => `${texts.reasons[reason]}, ${texts.years(years)}` },
];
