import type { OfficeQuote } from '@kontor/contract/office';
import { formatAmount } from '../../../format/format-price.ts';
import { type Column, Table } from '../../../kit/table.tsx';
import { orderTexts } from '../../../texts/order.de.ts';
import { quoteTexts as texts } from '../../../texts/quotes.de.ts';

type Item = OfficeQuote['order']['items'][number];

/** What is offered, with its sums. */
export function QuoteLines({ quote }: { quote: Pick<OfficeQuote, 'order'> }) {
  const { items, shippingCosts, charges, total, taxNote, priceDeclaration } = quote.order;
  const taxes = total.taxRates.filter(({ rate }) => rate > 0 || taxNote === undefined);
  const sums = [
    ...(charges ?? [{ label: orderTexts.shippingCosts, price: shippingCosts }]).map(
      ({ label, price }) => [label, price[priceDeclaration]] as const,
    ),
    ...(priceDeclaration === 'net' ? [[orderTexts.net, total.net] as const] : []),
    ...taxes.map(({ rate, amount }) => [orderTexts.tax(rate, priceDeclaration), amount] as const),
  ];
  return (
    <section className="section" aria-labelledby="quote-lines-title">
      <h2 id="quote-lines-title">{texts.lines}</h2>
      <Table
        caption={texts.lines}
        columns={columns(priceDeclaration)}
        rows={items}
        keyOf={({ condition, amount }) => `${condition._id} ${amount}`}
      />
      <dl className="sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className="sums-total">
          <dt>{orderTexts.total}</dt>
          <dd>{formatAmount(total.gross)}</dd>
        </div>
      </dl>
      {taxNote !== undefined && <p className="soft">{taxNote}</p>}
    </section>
  );
}

function columns(declaration: 'gross' | 'net'): readonly Column<Item>[] {
  return [
    {
      title: orderTexts.article,
      cell: ({ product, condition }) => (
        <>
          {[product.name, product.nameSuffix].filter(Boolean).join(' ')}
          <span className="second-line">
            {product.articleNumber} · {condition.unit}
          </span>
        </>
      ),
    },
    { title: texts.amount, isNumber: true, isShort: true, cell: ({ amount }) => amount },
    {
      title: texts.price,
      isNumber: true,
      isShort: true,
      cell: ({ condition }) => formatAmount(condition.price[declaration]),
    },
    {
      title: orderTexts.lineSum,
      isNumber: true,
      isShort: true,
      cell: ({ total }) => formatAmount(total[declaration]),
    },
  ];
}
