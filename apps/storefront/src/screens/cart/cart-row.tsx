import { type Price, productAddress } from '@kontor/contract';
import { amountTerms, categoryPath } from '@kontor/domain';
import type { CartLine } from '../../cart/cart.ts';
import { deliveryWords } from '../../catalogue/delivery-words.ts';
import { EnergyArrow } from '../../catalogue/energy-arrow.tsx';
import { BesidePrice, ContainerMark, Deposit } from '../../catalogue/price.tsx';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { Money } from '../../checkout/money.tsx';
import { formatCount, formatPrice } from '../../format/format-price.ts';
import { besideOf } from '../../format/reduction.ts';
import {
  cheaperAmountOf,
  declaredAmount,
  isGiftVoucher,
  normOf,
  type PriceDeclaration,
  perOf,
  priceFor,
} from '../../format/shown-price.ts';
import { useTaxNote } from '../../page/tax-note.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { wishButtonTexts } from '../../texts/wish-button.de.ts';
import { wishTexts } from '../../texts/wishes.de.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { setAmount } from '../../visit/cart-actions.ts';
import { AmountField } from './amount-field.tsx';

/** A line of the cart (SPEC §2). Its total comes from the shop and is not calculated here. */
export function CartRow(props: {
  line: CartLine;
  /** Its name, different from those of the other lines. */
  name: string;
  total: Price | undefined;
  busy: boolean;
  declaration: PriceDeclaration;
  businessesOnly: boolean;
  onRemove: () => void;
  /** Moves the product from the cart to the wish list. */
  onWish: () => void;
}) {
  const { line, declaration } = props;
  const { product, condition, amount } = line;
  const unit = condition.unit ?? shopTexts.unit;
  return (
    <li className="cart-row">
      <ProductPicture content={product.files[0]?.content} name={product.name} alt="" sizes="5rem" />
      <RowProduct
        line={line}
        name={props.name}
        declaration={declaration}
        businessesOnly={props.businessesOnly}
        onWish={props.onWish}
      />
      <div className="cart-row-amount">
        <AmountField
          name={props.name}
          amount={amount}
          terms={amountTerms(condition)}
          onAmount={(next) => setAmount(condition._id, next)}
        />
        <span className="cart-row-unit">{unit}</span>
      </div>
      <p className="cart-row-total">
        <span className="unseen">{cartTexts.lineTotal} </span>
        <Money amount={props.total && declaredAmount(props.total, declaration)} busy={props.busy} />
        <ContainerMark container={product.container} />
      </p>
      <button
        className="cart-row-remove"
        type="button"
        onClick={props.onRemove}
        aria-label={cartTexts.removeOf(props.name)}
        title={cartTexts.remove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The product of a line, and what it costs. */
function RowProduct(props: {
  line: CartLine;
  name: string;
  declaration: PriceDeclaration;
  businessesOnly: boolean;
  onWish: () => void;
}) {
  const { line, declaration, businessesOnly } = props;
  const { product, condition, amount } = line;
  const unit = condition.unit ?? shopTexts.unit;
  const delivery = deliveryWords(product);
  const cheaper = cheaperAmountOf(condition, amount);
  return (
    <div className="cart-row-product">
      <a className="cart-row-name" href={productAddress(categoryPath(product.categoryPath), product._id)}>
        {product.name}
      </a>
      {product.nameSuffix !== undefined && <span className="cart-row-suffix">{product.nameSuffix}</span>}
      <RowPrice line={line} declaration={declaration} />
      <EnergyArrow energy={product.energy} />
      {product.minimumAge !== undefined && (
        <span className="cart-row-delivery">{shopTexts.minimumAge(product.minimumAge)}</span>
      )}
      {product.withdrawalException !== undefined && !businessesOnly && (
        <span className="cart-row-delivery">{shopTexts.withdrawalExceptions[product.withdrawalException]}</span>
      )}
      <BesidePrice beside={besideOf(condition, declaration)} />
      {isGiftVoucher(condition.price) && <span className="cart-row-delivery">{shopTexts.giftVoucher}</span>}
      {delivery !== '' && <span className="cart-row-delivery">{delivery}</span>}
      {cheaper !== null && (
        <span className="cart-row-cheaper">{cartTexts.cheaperFrom(formatCount(cheaper), unit)}</span>
      )}
      <Button look="plain" className="cart-row-wish" aria-label={wishTexts.moveOf(props.name)} onClick={props.onWish}>
        {wishButtonTexts.wish}
      </Button>
    </div>
  );
}

/** The price of one piece of a line, with its unit price and its deposit. */
function RowPrice({ line: { condition, amount }, declaration }: { line: CartLine; declaration: PriceDeclaration }) {
  const usualNote = useTaxNote(declaration);
  const taxNote = isGiftVoucher(condition.price) ? shopTexts.giftVoucher : usualNote;
  const unit = condition.unit ?? shopTexts.unit;
  const norm = normOf(condition);
  const price = formatPrice(declaredAmount(priceFor(condition, amount), declaration));
  const per = perOf(condition);
  const priceWords =
    per === null
      ? cartTexts.unitPrice(price, unit)
      : `${price} ${shopTexts.perQuantity(formatCount(per.quantity), unit)}`;
  return (
    <>
      <span className="cart-row-price" title={taxNote}>
        {priceWords}
        {norm !== null && ' '}
        {norm !== null && (
          <span className="cart-row-norm">{shopTexts.perUnit(formatPrice(norm.price), norm.unit)}</span>
        )}
      </span>
      <Deposit deposit={condition.deposit} per={per} />
    </>
  );
}
