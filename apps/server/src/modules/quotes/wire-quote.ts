import type { ListedQuote, OfficeQuote, QuoteAgain } from '@kontor/contract/office';
import {
  cleanAddress,
  declaredAmount,
  euroFromCents,
  quoteStepsFrom,
  type Shortage,
  shownQuoteState,
} from '@kontor/domain';
import { germanCount, viennaDay } from '../../german-format.ts';
import { isoTime } from '../../iso-time.ts';
import { linesAgain } from '../order-taking/order-taking.service.ts';
import { asOrder, isUntaxedByVatId, wireOrder } from '../orders/orders.service.ts';
import { quoteAddress } from './quote-address.ts';
import { quoteTexts as texts } from './texts/quotes.de.ts';
import type { Quote, QuoteEntry, QuoteEntryDetail, QuoteSources } from './types.ts';

/** An offer as the list shows it. */
export function listedQuote(quote: Quote, now: number, orderNumber: string | null): ListedQuote {
  const { number, createdAt, validUntil, content } = quote;
  const { address, email, total } = content.order;
  return {
    ...{ number, createdAt: isoTime(createdAt), validUntil, email, orderNumber, city: address.city },
    ...{ name: `${address.firstName} ${address.name}`.trim(), company: address.companyName },
    ...{ state: shownQuoteState(quote, viennaDay(now)), total: euroFromCents(total.gross) },
  };
}

/** An offer as its record shows it. `link`: null if the reader may not have it. */
export function officeQuote(
  quote: Quote,
  timeline: readonly QuoteEntry[],
  {
    now,
    orderNumber,
    publicUrl,
  }: { readonly now: number; readonly orderNumber: string | null; readonly publicUrl: string | null },
): OfficeQuote {
  const { number, version, revision, id, content } = quote;
  const listed = listedQuote(quote, now, orderNumber);
  return {
    ...{ ...listed, version, revision, note: content.note, steps: quoteStepsFrom(listed.state) },
    link: publicUrl && quoteAddress(publicUrl, id),
    order: wireOrder(asOrder(content.order, number)),
    vatId: content.order.business?.vatId ?? '',
    options: content.order.options.map(({ name, mandatory }) => ({ name, mandatory })),
    timeline: timeline.map(({ kind, at, by, detail }) => ({ kind, at: isoTime(at), by, ...wireDetail(detail) })),
  };
}

function wireDetail({ total, prices, ...detail }: QuoteEntryDetail) {
  return {
    ...detail,
    ...(total !== undefined && { total: euroFromCents(total) }),
    ...(prices && {
      prices: prices.map(({ name, before, after }) => ({
        ...{ name, before: euroFromCents(before), after: euroFromCents(after) },
      })),
    }),
  };
}

/** An offer as it was typed. A line keeps the offered price if it is not that of the shop. */
export async function quoteAgain(
  { database, catalogue, customers }: Pick<QuoteSources, 'database' | 'catalogue' | 'customers'>,
  { content, customerId }: Quote,
): Promise<QuoteAgain> {
  const { order, note } = content;
  const customer = customerId === null ? null : await customers.byId(database.read, customerId);
  const { lines, notes } = await linesAgain({ database, catalogue }, order, customer?.customerGroup ?? null);
  const { priceDeclaration } = order.shop;
  return {
    ...{ customerId: customer?.id ?? null, email: customer?.email ?? order.email, note },
    address: cleanAddress(order.address),
    shippingAddress: order.shippingAddress && cleanAddress(order.shippingAddress),
    vatId: order.business?.vatId ?? '',
    ...{ paymentCondition: order.paymentCondition.name, carrier: order.carrier ?? '' },
    externalNumber: order.externalNumber ?? '',
    lines: lines.map(({ article, amount }) => {
      const offered = order.lines.find(({ conditionId }) => conditionId === article.conditionId);
      const price = offered && euroFromCents(declaredAmount(offered.price, priceDeclaration));
      const inShop = article.price[isUntaxedByVatId(order) ? 'net' : priceDeclaration];
      return { article, amount, ...(price !== undefined && price !== inShop && { price }) };
    }),
    notes: [...notes],
  };
}

/** What of an offer is not there any more, in sentences. */
export function shortageSentences({ order }: Quote['content'], shortages: readonly Shortage[]): string[] {
  return shortages.map((shortage) => {
    const name = order.lines.find(({ conditionId }) => conditionId === shortage.conditionId)?.name ?? '';
    if (shortage.kind !== 'sold-out') return texts.gone(name);
    return shortage.left === 0 ? texts.soldOut(name) : texts.fewer(name, germanCount(shortage.left));
  });
}
