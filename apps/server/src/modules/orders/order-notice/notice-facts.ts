import type { ShownPayment } from '@kontor/domain';
import { germanTime } from '../../../german-format.ts';
import { type OrderMailFacts, orderMailFacts } from '../confirmation-mail/order-mail-facts.ts';
import type { OrderSnapshot } from '../types.ts';
import type { Detail } from '../wording/order-wording.ts';
import { paymentInWords } from '../wording/payment-in-words.ts';
import { noticeTexts as texts } from './texts/order-notice.de.ts';

/**
 * The content of the notice about an order, shared by text and HTML. Lines and sums are those of the customer's mail.
 */
export interface NoticeFacts
  extends Pick<OrderMailFacts, 'shop' | 'lines' | 'priceNote' | 'sums' | 'total' | 'balances' | 'taxes' | 'agreed'> {
  readonly came: string;
  readonly customer: readonly Detail[];
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  readonly handling: readonly Detail[];
}

/** The texts of an order's notice. They do not contain the order's id, which is the key to it (CONTRACT §5). */
export function noticeFacts(order: OrderSnapshot, payment: ShownPayment | undefined): NoticeFacts {
  const { addresses, ...facts } = orderMailFacts(order, { addressToPay: null, guarantee: null, withdrawal: null });
  const [billing] = addresses;
  return {
    ...facts,
    came: texts.came(order.orderNumber, germanTime(order.createdAt)),
    customer: customerOf(order),
    addresses: billing && addresses.length === 1 ? [[texts.headings.bothAddresses, billing[1]]] : addresses,
    handling: handlingOf(order, payment),
  };
}

function customerOf({ address, email, personId, customerGroup }: OrderSnapshot): Detail[] {
  const { labels } = texts;
  return details([
    [labels.name, `${address.firstName} ${address.name}`.trim()],
    [labels.company, address.companyName],
    [labels.email, email],
    [labels.personId, personId],
    [labels.customerGroup, customerGroup],
  ]);
}

function handlingOf(order: OrderSnapshot, payment: ShownPayment | undefined): Detail[] {
  const { labels } = texts;
  return details([
    [labels.payment, order.paymentCondition.title],
    [labels.paymentState, paymentInWords(order, payment)],
    [labels.carrier, order.carrier],
    [labels.externalNumber, order.externalNumber],
  ]);
}

/** The rows that have a value. */
function details(rows: readonly (readonly [label: string, value: string | null | undefined])[]): Detail[] {
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
