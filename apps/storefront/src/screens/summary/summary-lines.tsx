import type { CalculatedOrder } from '@kontor/contract';
import type { CartLine } from '../../cart/cart.ts';
import { deliveryWords } from '../../catalogue/delivery-words.ts';
import { attributeKey, distinctAttributes } from '../../catalogue/distinct-attributes.ts';
import { EnergyArrow } from '../../catalogue/energy-arrow.tsx';
import { ContainerMark, Deposit } from '../../catalogue/price.tsx';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { amountAtPrice } from '../../checkout/amount-at-price.ts';
import { Money } from '../../checkout/money.tsx';
import type { Calculation } from '../../checkout/use-calculation.ts';
import { formatPrice } from '../../format/format-price.ts';
import {
  declaredAmount,
  isGiftVoucher,
  normOf,
  type PriceDeclaration,
  perOf,
  priceFor,
} from '../../format/shown-price.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { summaryTexts } from '../../texts/summary.de.ts';

/**
 * What is ordered, each line with its essential characteristics (LAW C1): name, variant, key properties, amount,
 * prices, delivery time (LAW P9).
 */
export function SummaryLines(props: {
  items: readonly CartLine[];
  calculation: Calculation;
  declaration: PriceDeclaration;
  businessesOnly: boolean;
}) {
  const { items, calculation, declaration, businessesOnly } = props;
  const lines = calculation.state === 'known' ? calculation.order.items : [];
  return (
    <ul className="summary-lines">
      {items.map((line) => {
        const calculated = lines.find(({ condition }) => condition._id === line.condition._id);
        const total = calculated?.total;
        return (
          <li className="summary-line" key={line.condition._id}>
            <ProductPicture content={line.product.files[0]?.content} name={line.product.name} alt="" sizes="4rem" />
            <LineText line={line} calculated={calculated} declaration={declaration} businessesOnly={businessesOnly} />
            <p className="summary-line-total">
              <Money amount={total && declaredAmount(total, declaration)} busy={calculation.state === 'busy'} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the shop's latest data about the line. Until they are loaded, those stored in the cart. */
function LineText(props: {
  line: CartLine;
  calculated: CalculatedOrder['items'][number] | undefined;
  declaration: PriceDeclaration;
  businessesOnly: boolean;
}) {
  const { product, condition, amount } = props.line;
  const { name, nameSuffix, articleNumber, attributes } = product;
  const delivery = deliveryWords(props.calculated?.product ?? product);
  const norm = normOf(props.calculated?.condition ?? condition);
  const unit = condition.unit ?? shopTexts.unit;
  const price = formatPrice(declaredAmount(priceFor(condition, amount), props.declaration));
  return (
    <div className="summary-line-text">
      <p className="summary-line-name">
        {name} {nameSuffix && <span className="summary-line-suffix">{nameSuffix}</span>}
      </p>
      <p className="summary-line-facts">
        {distinctAttributes(attributes).map((fact) => (
          <span className="summary-line-fact" key={attributeKey(fact)}>
            {fact.name}: {fact.value}{' '}
          </span>
        ))}
        <span className="summary-line-fact">{summaryTexts.articleNumber(articleNumber)}</span>
      </p>
      <p>
        {amountAtPrice({ amount, unit, price, per: perOf(condition) })}{' '}
        {norm && <span className="summary-line-norm">{shopTexts.perUnit(formatPrice(norm.price), norm.unit)}</span>}
        <ContainerMark container={product.container} />
      </p>
      <Deposit deposit={(props.calculated?.condition ?? condition).deposit} per={perOf(condition)} />
      <EnergyArrow energy={product.energy} />
      {isGiftVoucher(condition.price) && <p className="summary-line-facts">{shopTexts.giftVoucher}</p>}
      {product.minimumAge !== undefined && (
        <p className="summary-line-facts">{shopTexts.minimumAge(product.minimumAge)}</p>
      )}
      {product.withdrawalException !== undefined && !props.businessesOnly && (
        <p className="summary-line-facts">{shopTexts.withdrawalExceptions[product.withdrawalException]}</p>
      )}
      {delivery && <p className="summary-line-facts">{delivery}</p>}
    </div>
  );
}
