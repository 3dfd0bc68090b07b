import type { OfficeOrder } from '@kontor/contract/office';
import { formatAmount } from '../../../format/format-price.ts';
import { type Column, Table } from '../../../kit/table.tsx';
import { articleName } from '../../../records/article-words.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';

/** A line of an order, with the state of its pieces. */
interface Line {
  readonly at: number;
  readonly item: OfficeOrder['order']['items'][number];
  readonly pieces: OfficeOrder['lines'][number];
}

/** What was bought, how much of it was shipped, cancelled and returned, and the sums below. */
export function OrderLines({ order }: { order: OfficeOrder }) {
  const { items, vouchers, shippingCosts, charges, total, taxNote, priceDeclaration } = order.order;
  const taxes = total.taxRates.filter(({ rate }) => rate > 0 || taxNote === undefined);
  const lines = items.flatMap((item, at): Line[] => {
    const pieces = order.lines[at];
    return pieces === undefined ? [] : [{ at, item, pieces }];
  });
  const sums = [
    ...(charges ?? [{ kind: 'shipping', label: texts.shippingCosts, price: shippingCosts }]).map(
      ({ label, price }) => [label, price[priceDeclaration]] as const,
    ),
    ...vouchers
      .filter((voucher) => !isBalance(voucher))
      .map(({ code, price }) => [texts.voucher(code), price[priceDeclaration]] as const),
  ];
  return (
    <section className="section" aria-labelledby="lines-title">
      <h2 id="lines-title">{texts.lines}</h2>
      <Table caption={texts.lines} columns={columns(priceDeclaration)} rows={lines} keyOf={({ at }) => `${at}`} />
      <dl className="sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
        {priceDeclaration === 'net' && (
          <div>
            <dt>{texts.net}</dt>
            <dd>{formatAmount(total.net)}</dd>
          </div>
        )}
        {taxes.map(({ rate, amount }) => (
          <div key={rate} className="soft">
            <dt>{texts.tax(rate, priceDeclaration)}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className="sums-total">
          <dt>{texts.total}</dt>
          <dd>{formatAmount(total.gross)}</dd>
        </div>
        {sumsBelow(order).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      {taxNote !== undefined && <p className="soft">{taxNote}</p>}
    </section>
  );
}

/** A gift balance is money, and stands below the total. */
function isBalance({ kind }: OfficeOrder['order']['vouchers'][number]): boolean {
  return kind === 'gift-balance';
}

/** What stands below the total: what gift balances paid, and what cancelled and returned pieces took off it. */
function sumsBelow({ order: { vouchers, toPay }, money }: OfficeOrder): (readonly [string, number])[] {
  const less = money.stillDue - money.toPay;
  const gone = Math.round((less + money.allowance) * 100) / 100;
  return [
    ...vouchers.filter(isBalance).map(({ code, price }) => [texts.voucher(code), price.gross] as const),
    ...(toPay === undefined ? [] : [[texts.toPay, toPay] as const]),
    ...(gone < 0 ? [[texts.gone, gone] as const] : []),
    ...(money.allowance > 0 ? [[texts.allowance, -money.allowance] as const] : []),
    ...(less < 0 ? [[texts.dueNow, money.stillDue] as const] : []),
  ];
}

function columns(declaration: 'gross' | 'net'): readonly Column<Line>[] {
  const amount = (title: string, cell: (line: Line) => number): Column<Line> => ({
    ...{ title, isNumber: true, isShort: true },
    cell: (line) => cell(line) || '–',
  });
  return [
    {
      title: texts.article,
      cell: ({ item: { product, condition, amount: pieces } }) => (
        <>
          {articleName(product)}
          <span className="second-line">
            {product.articleNumber} · {condition.unit}
            {pieces > 1 && ` · ${texts.each(formatAmount(condition.price[declaration]), condition.priceQuantity)}`}
            {product.minimumAge !== undefined && ` · ${texts.ageCheck(product.minimumAge)}`}
          </span>
        </>
      ),
    },
    amount(texts.ordered, ({ item }) => item.amount),
    amount(texts.waiting, ({ pieces }) => pieces.open + pieces.picked),
    amount(texts.shipped, ({ pieces }) => pieces.shipped + pieces.delivered),
    amount(texts.cancelled, ({ pieces }) => pieces.cancelled),
    amount(texts.returned, ({ pieces }) => pieces.returned),
    { title: texts.lineSum, isNumber: true, isShort: true, cell: ({ item }) => formatAmount(item.total[declaration]) },
  ];
}
