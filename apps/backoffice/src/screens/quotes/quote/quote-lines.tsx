import type { OfficeQuote } from '@kontor/contract/office';
import { formatAmount } from '../../../format/format-price.ts';
import { type Column, Table } from '../../../kit/table.tsx';
import { articleName } from '../../../records/article-words.ts';
import { GoodsSums } from '../../../records/goods-sums.tsx';
import { orderTexts } from '../../../texts/order.de.ts';
import { quoteTexts as texts } from '../../../texts/quotes.de.ts';

type Item = OfficeQuote['order']['items'][number];

/** What is offered, with its sums. */
export function QuoteLines({ quote }: { quote: Pick<OfficeQuote, 'order'> }) {
  const { items, priceDeclaration } = quote.order;
  return (
    <section className="section" aria-labelledby="quote-lines-title">
      <h2 id="quote-lines-title">{texts.lines}</h2>
      <Table
        caption={texts.lines}
        columns={columns(priceDeclaration)}
        rows={items}
        keyOf={({ condition, amount }) => `${condition._id} ${amount}`}
      />
      <GoodsSums goods={quote.order} declaration={priceDeclaration} formatTotal={formatAmount} />
    </section>
  );
}

function columns(declaration: 'gross' | 'net'): readonly Column<Item>[] {
  return [
    {
      title: orderTexts.article,
      cell: ({ product, condition }) => (
        <>
          {articleName(product)}
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
