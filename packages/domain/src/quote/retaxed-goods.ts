import type { Charge } from '../charge.ts';
import { declaredAmount, type GoodsRate, type Price, type PriceDeclaration } from '../price.ts';
import { priceOrder } from '../price-order.ts';

/** A line at an agreed price. */
export interface AgreedLine {
  readonly amount: number;
  /** Of one unit, or of `priceQuantity` units. */
  readonly price: Price;
  readonly priceQuantity?: number;
  readonly total: Price;
}

/** What was agreed: lines and charges, without vouchers. */
export interface AgreedGoods<Line extends AgreedLine, Kind extends Charge> {
  readonly lines: readonly Line[];
  readonly goods: Price;
  readonly charges: readonly Kind[];
  readonly total: Price;
}

/** How agreed amounts were declared: those of the lines, and those of the charges. */
export interface AgreedDeclarations {
  readonly lines: PriceDeclaration;
  readonly charges: PriceDeclaration;
}

/** The rate of a line. The price of one line has one rate, or is outside VAT. */
export function rateOfLine({ price }: Pick<AgreedLine, 'price'>): GoodsRate {
  return price.taxRates[0]?.rate ?? null;
}

/**
 * Agreed goods with the tax of other rates, one for each line (LAW T1, N1). The agreed amounts stay as they were
 * declared: gross ones contain another tax, net ones get another tax on top. The same rates change nothing.
 */
export function retaxed<Line extends AgreedLine, Kind extends Charge>(
  agreed: AgreedGoods<Line, Kind>,
  rates: readonly GoodsRate[],
  declared: AgreedDeclarations,
): AgreedGoods<Line, Kind> {
  const { lines, charges } = agreed;
  const rateAt = (line: Line, i: number) => rates[i] ?? rateOfLine(line);
  if (lines.every((line, i) => rateAt(line, i) === rateOfLine(line))) return agreed;
  const priced = priceOrder({
    lines: lines.map((line, i) => ({
      ...{ line, amount: line.amount, taxRate: rateAt(line, i), unitPrice: declaredAmount(line.price, declared.lines) },
      ...(line.priceQuantity !== undefined && { priceQuantity: line.priceQuantity }),
    })),
    charges: charges.map(({ kind, price }) =>
      kind === 'untaxed-deposit' ? { kind, price } : { kind, cost: declaredAmount(price, declared.charges) },
    ),
    vouchers: [],
    ...{ declaration: declared.charges, lineDeclaration: declared.lines },
  });
  return {
    lines: priced.lines.map(({ line, price, total }) => ({ ...line.line, price, total })),
    goods: priced.goods,
    charges: charges.map((charge, i) => ({ ...charge, price: priced.charges[i]?.price ?? charge.price })),
    total: priced.total,
  };
}
