import type { CartLine } from '../../cart/cart.ts';
import type { Calculation } from '../../cart/use-calculation.ts';
import { formatPrice } from '../../shop/format-price.ts';
import { Money } from '../../shop/money.tsx';
import { ProductPicture } from '../../shop/product-picture.tsx';
import { declaredPrice, type PriceDeclaration } from '../../shop/shown-price.ts';
import { shopTexts } from '../../texts/de/shop.ts';
import { summaryTexts } from '../../texts/de/summary.ts';

/** What is ordered, each line with its essential characteristics (LAW C1): name, variant, key properties, amount, prices. */
export function SummaryLines(props: {
  items: readonly CartLine[];
  calculation: Calculation;
  declaration: PriceDeclaration;
}) {
  const { items, calculation, declaration } = props;
  const lines = calculation.state === 'known' ? calculation.order.items : [];
  return (
    <ul className="summary-lines">
      {items.map((line) => {
        const total = lines.find(({ condition }) => condition._id === line.condition._id)?.total;
        return (
          <li className="summary-line" key={line.condition._id}>
            <ProductPicture content={line.product.files[0]?.content} name={line.product.name} alt="" sizes="4rem" />
            <LineText line={line} declaration={declaration} />
            <p className="summary-line-total">
              <Money amount={declaration === 'net' ? total?.net : total?.gross} busy={calculation.state === 'busy'} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function LineText({ line, declaration }: { line: CartLine; declaration: PriceDeclaration }) {
  const { product, condition, amount } = line;
  const { name, nameSuffix, articleNumber, attributes } = product;
  const unit = condition.unit ?? shopTexts.unit;
  const price = formatPrice(declaredPrice(condition, declaration));
  return (
    <div className="summary-line-text">
      <p className="summary-line-name">
        {name} {nameSuffix}
      </p>
      <p className="summary-line-facts">
        {attributes.map((fact) => (
          <span className="summary-line-fact" key={fact.name}>
            {fact.name}: {fact.value}{' '}
          </span>
        ))}
        <span className="summary-line-fact">{summaryTexts.articleNumber(articleNumber)}</span>
      </p>
      <p>{summaryTexts.amountTimes(amount, unit, price)}</p>
    </div>
  );
}
