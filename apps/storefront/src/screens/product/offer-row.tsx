import type { Condition, Product } from '@kontor/contract';
import { type AmountRefusal, maxAmount, parseAmount } from '@kontor/domain';
import { type FormEvent, useId, useState } from 'react';
import { formatCount } from '../../format/format-price.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { addToCart } from '../../visit/use-cart.ts';
import { ConditionPrice } from './condition-price.tsx';

/** A condition: its unit, its price and, of a product that can be delivered, how many of it go into the cart. */
export function OfferRow(props: {
  product: Product;
  condition: Condition;
  declaration: PriceDeclaration;
  /** The first one's button stands out: of several equally loud ones none would. */
  isFirst: boolean;
  isForSale: boolean;
}) {
  const { product, condition, isFirst } = props;
  return (
    <div className="offer">
      <div className="offer-price">
        <p className="offer-unit">{condition.unit ?? shopTexts.unit}</p>
        <ConditionPrice condition={condition} declaration={props.declaration} />
      </div>
      {props.isForSale && <OfferOrder product={product} condition={condition} isFirst={isFirst} />}
    </div>
  );
}

/** The amount and the button that puts it into the cart. */
function OfferOrder({ product, condition, isFirst }: { product: Product; condition: Condition; isFirst: boolean }) {
  const unit = condition.unit ?? shopTexts.unit;
  const [typed, setTyped] = useState('1');
  const [refused, setRefused] = useState<string | null>(null);
  const [id, errorId, unitId] = [useId(), useId(), useId()];
  // Before scripts run a click could only reload the page.
  const isReady = useHydrated();
  const parsed = parseAmount(typed);
  const isNoNumber = !parsed.ok && parsed.code === 'amount-not-a-number';
  const error = parsed.ok ? refused : refusalOf(parsed.code);

  const type = (text: string) => {
    setTyped(text);
    setRefused(null);
  };
  /** A non-number falls back to 1 (SPEC §5). */
  const settle = () => {
    if (isNoNumber) setTyped('1');
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    settle();
    if (!parsed.ok && !isNoNumber) return;
    const added = addToCart(product, condition, parsed.ok ? parsed.amount : 1);
    if (added.ok) showSnackbar(productTexts.added(product.name));
    else setRefused(productTexts.refused[added.code]);
  };

  return (
    <form className="offer-order" onSubmit={add} noValidate>
      <label className="unseen" htmlFor={id}>
        {productTexts.amountOf(unit)}
      </label>
      <input
        id={id}
        className="field-input offer-amount figures"
        inputMode="numeric"
        autoComplete="off"
        disabled={!isReady}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        aria-invalid={error !== null}
        aria-describedby={errorId}
      />
      <Button type="submit" disabled={!isReady} look={isFirst ? 'primary' : 'secondary'} aria-describedby={unitId}>
        {productTexts.add}
      </Button>
      <span className="unseen" id={unitId}>
        {unit}
      </span>
      <p className="offer-error" id={errorId} aria-live="polite">
        {error}
      </p>
    </form>
  );
}

/** What is said of an amount that cannot be ordered; of one that is too large also the limit. */
function refusalOf(code: AmountRefusal): string {
  return code === 'amount-too-large' ? productTexts.amountTooLarge(formatCount(maxAmount)) : productTexts.invalidAmount;
}
