import type { OfficeDocument, OfficeOrder, OfficeWithdrawal } from '@kontor/contract/office';
import { providerTexts } from '@kontor/contract/office-texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../format/format-day.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { Time } from '../../../kit/time.tsx';
import { piecesWords } from '../../../records/article-words.ts';
import { documentsQuery } from '../../../records/documents-query.ts';
import { withdrawalsQuery } from '../../../records/withdrawals-query.ts';
import { useSellerCountry } from '../../../session/office-state.ts';
import { documentTexts } from '../../../texts/documents.de.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { takingTexts } from '../../../texts/taking.de.ts';
import { vatIdTexts } from '../../../texts/vat-id.de.ts';
import { withdrawalTexts } from '../../../texts/withdrawals.de.ts';
import { NoteForm } from './note-form.tsx';
import { VatIdItem } from './order-vat-id.tsx';

type Entry = OfficeOrder['timeline'][number];
type MoneyEvent = OfficeOrder['moneyHistory'][number];
type Happened = Entry | MoneyEvent | OfficeWithdrawal | OfficeDocument;

/** The id of the headline above the history. */
export const timelineTitleId = 'timeline-title';

/** The history of an order, newest first down to its placing, and a field for a note. */
export function OrderTimeline({ order, mayEdit }: { order: OfficeOrder; mayEdit: boolean }) {
  const { withdrawals } = useSuspenseQuery(withdrawalsQuery({ order: order.number })).data;
  const { documents } = useSuspenseQuery(documentsQuery(order.number)).data;
  const happened = newestFirst(order, withdrawals, documents);
  return (
    <section className="section" aria-labelledby={timelineTitleId}>
      <h2 id={timelineTitleId} tabIndex={-1}>
        {texts.timeline}
      </h2>
      {mayEdit && <NoteForm number={order.number} />}
      <ol className="history-list">
        {happened.map((one, at) => {
          if ('version' in one) return <EntryItem key={one.version} order={order} entry={one} />;
          if ('issuedAt' in one) return <DocumentItem key={one.number} document={one} />;
          if ('number' in one) return <WithdrawalItem key={one.number} withdrawal={one} />;
          // biome-ignore lint/suspicious/noArrayIndexKey: money has no id here, and an item no state
          return <MoneyItem key={`money-${at}`} event={one} />;
        })}
        {order.business !== null && <VatIdItem business={order.business} orderedAt={order.order.createdAt} />}
        {!order.timeline.some(({ kind }) => kind === 'take') && (
          <li>
            <strong>{texts.wasPlaced}</strong>
            <span className="soft">
              <Time iso={order.order.createdAt} />
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}

/** Changes of the order, its documents, declarations of its customer and what became of its money, newest first. */
function newestFirst(
  { timeline, moneyHistory }: OfficeOrder,
  withdrawals: readonly OfficeWithdrawal[],
  documents: readonly OfficeDocument[],
): Happened[] {
  const all = [...timeline.toReversed(), ...moneyHistory.toReversed(), ...withdrawals, ...documents.toReversed()];
  return all.toSorted((a, b) => Date.parse(timeOf(b)) - Date.parse(timeOf(a)));
}

function timeOf(one: Happened): string {
  if ('at' in one) return one.at;
  return 'issuedAt' in one ? one.issuedAt : one.receivedAt;
}

function EntryItem({ order, entry }: { order: OfficeOrder; entry: Entry }) {
  const sellerCountry = useSellerCountry();
  return (
    <li>
      <strong>{texts.entryKind(entry.kind)}</strong>
      <span className="soft">
        {entry.by}, <Time iso={entry.at} />
      </span>
      {detailsOf(order, entry, sellerCountry).map((detail) => (
        <span key={detail} className="entry-detail">
          {detail}
        </span>
      ))}
    </li>
  );
}

function MoneyItem({ event: { kind, at, amount, by, provider } }: { event: MoneyEvent }) {
  return (
    <li>
      <strong>{texts.moneyEvents[kind]}</strong>
      <span className="soft">
        {by ?? (provider !== null && providerTexts[provider])}, <Time iso={at} />
      </span>
      <span className="entry-detail">{formatPrice(amount)}</span>
    </li>
  );
}

function DocumentItem({ document }: { document: OfficeDocument }) {
  const { number, title, issuedAt, issuedBy, isAllowance, gross, corrects, reason } = document;
  const details = [
    gross === null ? '' : formatPrice(gross),
    corrects === null ? '' : documentTexts.to(corrects),
    reason,
  ];
  return (
    <li>
      <strong>{isAllowance ? documentTexts.issuedAllowance(number) : documentTexts.issued(title, number)}</strong>
      <span className="soft">
        {issuedBy !== null && `${issuedBy}, `}
        <Time iso={issuedAt} />
      </span>
      {details.map(
        (detail) =>
          detail !== '' && (
            <span key={detail} className="entry-detail">
              {detail}
            </span>
          ),
      )}
    </li>
  );
}

function WithdrawalItem({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { number, name, receivedAt, refundUntil } = withdrawal;
  return (
    <li>
      <strong>
        {withdrawalTexts.inTimeline}:{' '}
        <Link to="/widerrufe/$nummer" params={{ nummer: number }}>
          {number}
        </Link>
      </strong>
      <span className="soft">
        {name}, <Time iso={receivedAt} />
      </span>
      <span className="entry-detail">{withdrawalTexts.inTimelineDetail(formatDay(refundUntil))}</span>
    </li>
  );
}

const fieldTitles = {
  email: texts.email,
  address: texts.invoiceAddress,
  shippingAddress: texts.shippingAddress,
  ...texts.changedFields,
} as const;

/** What an empty value means: a delivery address is that of the invoice; anything else is not there. */
function emptyWord(field: keyof typeof fieldTitles | 'vatId'): string {
  return field === 'shippingAddress' ? texts.asInvoice : texts.noneThere;
}

/** The changes that a customer is usually told of. */
const toldKinds: readonly string[] = ['ship', 'unship', 'return', 'cancel', 'correct', 'amend', 'invoice'];

function detailsOf(order: OfficeOrder, entry: Entry, sellerCountry: string): string[] {
  const {
    kind,
    reason,
    text,
    added,
    removed,
    amount,
    parcels,
    pieces = undonePieces(order, entry),
    deliveryNote,
    isTold,
    channel,
    isAgeChecked,
    isUnpaidAccepted,
    rates,
    invoices,
    changes = [],
  } = entry;
  const corrected = changes.map(({ field, before, after }) =>
    texts.changed(
      field === 'vatId' ? vatIdTexts.name(sellerCountry) : fieldTitles[field],
      before || emptyWord(field),
      after || emptyWord(field),
    ),
  );
  const takesBack = kind === 'cancel' || kind === 'return';
  const moved = pieces.map((piece) => {
    const words = piecesWords(order, piece);
    return takesBack ? `${words}, ${piece.toStock ? texts.toStock : texts.notToStock}` : words;
  });
  const mail = toldKinds.includes(kind) ? (isTold ? texts.mailTold : texts.mailNotTold) : '';
  return [
    ...[
      channel && takingTexts.channels[channel],
      reason,
      text,
      amount !== undefined && formatPrice(amount),
      added?.length && texts.added(added),
    ],
    ...[removed?.length && texts.removed(removed), parcels?.map(texts.parcel).join(', '), ...moved, ...corrected, mail],
    deliveryNote && texts.withdrawnNote(deliveryNote),
    isUnpaidAccepted && texts.unpaidAccepted,
    isAgeChecked && texts.ageChecked,
    rates && texts.ratesChanged(rates),
    invoices && texts.invoices(invoices.replaced, invoices.cancellation, invoices.invoice),
  ].filter((one): one is string => typeof one === 'string' && one !== '');
}

/** What was in the parcel whose shipment was undone. Other changes name their pieces themselves. */
function undonePieces({ parcels }: OfficeOrder, { kind, parcels: numbers }: Entry): NonNullable<Entry['pieces']> {
  const undone = kind === 'unship' ? parcels.filter(({ number }) => numbers?.includes(number)) : [];
  return undone.flatMap(({ pieces }) => pieces.map((piece) => ({ ...piece, toStock: false })));
}
