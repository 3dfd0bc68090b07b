import type { OfficeQuote } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { daysUntil } from '../../../format/days-until.ts';
import { formatDay } from '../../../format/format-day.ts';
import { CopyField } from '../../../kit/copy-field.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { Time } from '../../../kit/time.tsx';
import { PostalAddress } from '../../../records/postal-address.tsx';
import { quoteQuery } from '../../../records/quotes-query.ts';
import { useSellerCountry } from '../../../session/office-state.ts';
import { RoomHead } from '../../../shell/room-head.tsx';
import { quoteTexts as texts } from '../../../texts/quotes.de.ts';
import { takingTexts } from '../../../texts/taking.de.ts';
import { vatIdTexts } from '../../../texts/vat-id.de.ts';
import { QuoteStatus } from '../quote-status.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteTimeline } from './quote-timeline.tsx';

const route = getRouteApi('/frame/office/angebote/$nummer');

/** One offer: how it stands, what is offered, what happened to it, and what can be done. */
export function QuoteScreen(): ReactNode {
  const { nummer } = route.useParams();
  const quote = useSuspenseQuery(quoteQuery(nummer)).data;
  return (
    <div className="room">
      <RoomHead title={texts.title(nummer)}>
        <QuoteActions quote={quote} />
      </RoomHead>
      <p>
        <Link to="/angebote">{texts.toList}</Link>
      </p>
      <div className="record">
        <div className="record-parts">
          <QuoteFacts quote={quote} />
          <QuoteLines quote={quote} />
        </div>
        <QuoteTimeline quote={quote} />
      </div>
    </div>
  );
}

function QuoteFacts({ quote }: { quote: OfficeQuote }) {
  const { state, createdAt, validUntil, version, email, orderNumber, note, link, order, vatId } = quote;
  const sellerCountry = useSellerCountry();
  const left = daysUntil(validUntil, Date.now());
  return (
    <section className="section" aria-labelledby="quote-title">
      <h2 id="quote-title">{texts.facts}</h2>
      <Facts
        facts={[
          [texts.state, <QuoteStatus key="state" state={state} />],
          ...(orderNumber === null
            ? []
            : [
                [
                  texts.order,
                  <Link key="order" to="/bestellungen/$nummer" params={{ nummer: orderNumber }}>
                    {orderNumber}
                  </Link>,
                ] as const,
              ]),
          [
            texts.validUntil,
            <span key="until">
              {formatDay(validUntil)}
              {state === 'open' && <span className="second-line">{texts.daysLeft(left)}</span>}
            </span>,
          ],
          [texts.made, <Time key="made" iso={createdAt} />],
          [texts.version, version],
          [takingTexts.invoice, <PostalAddress key="invoice" address={order.address} />],
          ...(order.shippingAddress === undefined
            ? []
            : [[takingTexts.delivery, <PostalAddress key="delivery" address={order.shippingAddress} />] as const]),
          ...(vatId === '' ? [] : [[vatIdTexts.name(sellerCountry), vatId] as const]),
          [texts.email, email || texts.noEmail],
          [takingTexts.payment, order.paymentConditionName],
          ...(order.carrier === undefined ? [] : [[takingTexts.carrier, order.carrier] as const]),
          ...(note === ''
            ? []
            : [
                [
                  texts.note,
                  <span key="note" className="quote-note">
                    {note}
                  </span>,
                ] as const,
              ]),
        ]}
      />
      {link !== null && state === 'open' && (
        <div className="quote-link">
          <CopyField label={texts.link} text={link} />
          <p className="soft">{texts.linkHint}</p>
        </div>
      )}
    </section>
  );
}
