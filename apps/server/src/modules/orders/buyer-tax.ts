import { type PriceDeclaration, retaxed } from '@kontor/domain';
import type { VatIdCheck } from '../vat-ids/vat-ids.service.ts';
import type { OrderLine, OrderSnapshot } from './types.ts';

/** The business that ordered, and the tax that follows from its VAT id. Null: none is stated, or nothing is said. */
export interface BuyerTax {
  readonly business: NonNullable<OrderSnapshot['business']> | null;
  readonly untaxed: NonNullable<OrderSnapshot['untaxed']> | null;
  readonly taxedIn: NonNullable<OrderSnapshot['taxedIn']> | null;
}

type MaybeTax = { readonly [Key in keyof BuyerTax]?: OrderSnapshot[Key] | undefined };

/** The business of an order and the tax that it has. */
export function buyerTaxOf({ business, untaxed, taxedIn }: MaybeTax): BuyerTax {
  return { business: business ?? null, untaxed: untaxed ?? null, taxedIn: taxedIn ?? null };
}

/** An order with another business, and the tax that follows from it. */
export function withBuyerTax<Order extends Partial<OrderSnapshot>>(
  order: Order,
  { business, untaxed, taxedIn }: BuyerTax,
): Order {
  const { business: _, untaxed: __, taxedIn: ___, ...rest } = order;
  const tax = { ...(business && { business }), ...(untaxed && { untaxed }), ...(taxedIn && { taxedIn }) };
  // Without its optional fields it is what it was.
  return { ...rest, ...tax } as Order;
}

/** The business under a VAT id; null: none is stated. `check`: what VIES says, if the tax depends on it. */
export function businessUnder(vatId: string, check: VatIdCheck | null): BuyerTax['business'] {
  if (vatId === '') return null;
  if (check === null) return { vatId };
  const { vatId: _, ...answer } = check;
  return { vatId, check: answer };
}

/** Whether an order has no tax because of its VAT id. */
export function isUntaxedByVatId({ untaxed }: { readonly untaxed?: OrderSnapshot['untaxed'] | undefined }): boolean {
  return untaxed?.exemption === 'intra-community';
}

/** Whether an order is untaxed because of a VAT id that VIES could not be asked about yet. */
export function isUnchecked(order: Pick<OrderSnapshot, 'untaxed' | 'business'>): boolean {
  return isUntaxedByVatId(order) && order.business?.check?.state === 'unknown';
}

/**
 * Goods with the tax of other rates, one for each line, where a business is taxed otherwise: the agreed nets stay, and
 * charges cost what they are stated to. So it is in the cart (docs/decisions/054).
 */
export function retaxedAtNets<Goods extends Pick<OrderSnapshot, 'lines' | 'goods' | 'charges' | 'total'>>(
  goods: Goods,
  rates: Parameters<typeof retaxed>[1],
  declared: { readonly lines: PriceDeclaration; readonly charges: PriceDeclaration },
) {
  const after = retaxed<OrderLine, Goods['charges'][number]>(goods, rates, { lines: 'net', charges: declared.charges });
  return {
    ...after,
    lines: after.lines.map((line, i): OrderLine => {
      const before = goods.lines[i]?.price[declared.lines] ?? 0;
      if (line.normPrice === undefined || before === 0) return line;
      const price = Math.round((line.normPrice.price * line.price[declared.lines]) / before);
      return { ...line, normPrice: { ...line.normPrice, price } };
    }),
  };
}
