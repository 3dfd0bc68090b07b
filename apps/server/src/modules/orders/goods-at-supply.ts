import { addPrices, atSupply, type BasisPoints, type Price, rateAtSupply } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import { classRatesIn } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { OrderGoods, OrderSnapshot } from './types.ts';

/** A tax rate that has changed since an order was placed. */
export interface ChangedOrderRate {
  readonly before: BasisPoints;
  readonly after: BasisPoints;
}

/** The goods of an order at the rates of the day on which they are supplied. */
export interface GoodsAtSupply {
  readonly goods: OrderGoods;
  /** Ascending. */
  readonly rates: readonly ChangedOrderRate[];
}

/**
 * The goods of an order at the rates of the day of supply (epoch ms), by the tax of the country that it has; null: no
 * rate has changed since. The law taxes by the time of supply, not of the order (LAW T2). What was declared to the
 * customer stays: who read gross prices pays the same, with more or less tax in it; nets stay for who read nets.
 */
export function goodsAtSupply(
  order: OrderSnapshot,
  configuration: Pick<ShopConfiguration, 'taxRates'>,
  suppliedAt: number,
): GoodsAtSupply | null {
  if (order.untaxed !== undefined) return null;
  const rates = classRatesIn(configuration, order.taxedIn?.country ?? order.shop.seller.country);
  const day = viennaDay(suppliedAt);
  const rateFor = (ordered: BasisPoints) => rateAtSupply(ordered, rates, day);
  const { lines, charges, vouchers } = order;
  const all = [...lines.map(({ total }) => total), ...[...charges, ...vouchers].map(({ price }) => price)];
  const changed = changedOf(all, rateFor);
  if (changed.length === 0) return null;
  const moved = (price: Price) => atSupply(price, rateFor, order.shop.priceDeclaration);
  const movedLines = lines.map((line) => ({ ...line, price: moved(line.price), total: moved(line.total) }));
  const goods = addPrices(movedLines.map(({ total }) => total));
  const beside = {
    charges: charges.map((charge) => ({ ...charge, price: moved(charge.price) })),
    vouchers: vouchers.map((voucher) => ({ ...voucher, price: moved(voucher.price) })),
  };
  const total = addPrices([goods, ...[...beside.charges, ...beside.vouchers].map(({ price }) => price)]);
  return { goods: { lines: movedLines, goods, ...beside, total }, rates: changed };
}

function changedOf(prices: readonly Price[], rateFor: (ordered: BasisPoints) => BasisPoints): ChangedOrderRate[] {
  const ordered = new Set(prices.flatMap(({ taxRates }) => taxRates.map(({ rate }) => rate)));
  return [...ordered]
    .toSorted((one, other) => one - other)
    .map((before) => ({ before, after: rateFor(before) }))
    .filter(({ before, after }) => before !== after);
}
