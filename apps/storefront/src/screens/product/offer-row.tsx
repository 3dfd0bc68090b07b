import type { Condition, Product } from '@kontor/contract';
import { parseAmount } from '@kontor/domain';
import { type FormEvent, useId, useState } from 'react';
import { addToCart } from '../../cart/index.ts';
import { Price } from '../../shop/price.tsx';
import { declaredPrice, normOf, type PriceDeclaration } from '../../shop/shown-price.ts';
import { productTexts } from '../../texts/de/product.ts';
import { shopTexts } from '../../texts/de/shop.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';

/** A condition: its unit, its price, how many, and the button that puts them into the cart. */
export function OfferRow(props: {
  product: Product;
  condition: Condition;
  declaration: PriceDeclaration;
  /** The first one's button stands out: of several equally loud ones none would. */
  isFirst: boolean;
  /** Whether the product can be ordered at all: the cart takes nothing that cannot be delivered. */
  isForSale: boolean;
}) {
  const { product, condition, declaration, isForSale } = props;
  const [typed, setTyped] = useState('1');
  const [refused, setRefused] = useState<string | null>(null);
  const [id, errorId] = [useId(), useId()];
  const parsed = parseAmount(typed);
  const error = parsed.ok ? refused : productTexts.invalidAmount;

  /** A non-number falls back to 1 (SPEC §5). */
  const settle = () => {
    if (!parsed.ok && parsed.code === 'amount-not-a-number') setTyped('1');
  };
  const type = (text: string) => {
    setTyped(text);
    setRefused(null);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isForSale) return;
    if (!parsed.ok) return settle();
    const added = addToCart(product, condition, parsed.amount);
    if (added.ok) showSnackbar(productTexts.added(product.name));
    else setRefused(productTexts.refused[added.code]);
  };

  return (
    <form className="offer" onSubmit={add} noValidate>
      <p className="offer-unit">{condition.unit ?? shopTexts.unit}</p>
      <Price
        price={{ amount: declaredPrice(condition, declaration), from: false, norm: normOf(condition) }}
        declaration={declaration}
      />
      <div className="offer-order">
        <label className="unseen" htmlFor={id}>
          {productTexts.amountOf(condition.unit ?? shopTexts.unit)}
        </label>
        <input
          id={id}
          className="field-input offer-amount figures"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          disabled={!isForSale}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          aria-invalid={error !== null}
          aria-describedby={errorId}
        />
        <Button type="submit" disabled={!isForSale} look={props.isFirst ? 'primary' : 'secondary'}>
          {productTexts.add}
        </Button>
      </div>
      <p className="offer-error" id={errorId} aria-live="polite">
        {error}
      </p>
    </form>
  );
}
