import type { Condition, Product } from '@kontor/contract';
import { amountTerms } from '@kontor/domain';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { EnergyArrow, energyLabelAddress } from '../../catalogue/energy-arrow.tsx';
import { useTypedAmount } from '../../catalogue/use-typed-amount.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { addToCart } from '../../visit/use-cart.ts';
import { ConditionPrice } from './condition-price.tsx';
import { ScaleTable } from './scale-table.tsx';

/** A condition: its unit, its price and, if the product can be delivered, the amount to put into the cart. */
export function OfferRow(props: {
  product: Product;
  condition: Condition;
  declaration: PriceDeclaration;
  /** Only the first condition has a prominent button. If all were prominent, none would stand out. */
  isFirst: boolean;
  isForSale: boolean;
  onAdded: () => void;
  /** Stands between price and amount. */
  children: ReactNode;
}) {
  const { product, condition, isFirst } = props;
  const isOnly = product.conditions.length === 1;
  return (
    <div className="offer">
      <div className="offer-price">
        {!(isOnly && (condition.unit ?? shopTexts.unit) === shopTexts.unit) && (
          <p className="offer-unit">{condition.unit ?? shopTexts.unit}</p>
        )}
        <EnergyArrow energy={product.energy} href={energyLabelAddress(product)} />
        <ConditionPrice condition={condition} declaration={props.declaration} container={product.container} />
        <ScaleTable condition={condition} declaration={props.declaration} />
      </div>
      {props.children}
      {props.isForSale && condition.soldOut && <p className="offers-closed">{productTexts.soldOut}</p>}
      {props.isForSale && !condition.soldOut && (
        <OfferOrder product={product} condition={condition} isFirst={isFirst} onAdded={props.onAdded} />
      )}
    </div>
  );
}

/** The amount and the button that puts it into the cart. */
function OfferOrder(props: { product: Product; condition: Condition; isFirst: boolean; onAdded: () => void }) {
  const { product, condition, isFirst, onAdded } = props;
  const unit = condition.unit ?? shopTexts.unit;
  const { typed, type, settle, add, hint, error } = useAmountToAdd(product, condition, onAdded);
  const [id, errorId, unitId, hintId] = [useId(), useId(), useId(), useId()];
  // Disabled until the scripts run: before that a click would only reload the page.
  const isReady = useHydrated();
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
        aria-describedby={hint === '' ? errorId : `${hintId} ${errorId}`}
      />
      <Button type="submit" disabled={!isReady} look={isFirst ? 'primary' : 'secondary'} aria-describedby={unitId}>
        {productTexts.add}
      </Button>
      <span className="unseen" id={unitId}>
        {unit}
      </span>
      {hint !== '' && (
        <p className="offer-amounts" id={hintId}>
          {hint}
        </p>
      )}
      <p className="offer-error" id={errorId} aria-live="polite">
        {error}
      </p>
    </form>
  );
}

/** The typed amount of a condition, and what the cart says to it. */
function useAmountToAdd(product: Product, condition: Condition, onAdded: () => void) {
  const [refused, setRefused] = useState<string | null>(null);
  const { typed, settle, hint, ...amount } = useTypedAmount(amountTerms(condition));
  const type = (text: string) => {
    amount.type(text);
    setRefused(null);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const sold = settle();
    if (sold === null) return;
    const added = addToCart(product, condition, sold);
    if (!added.ok) return setRefused(productTexts.refused[added.code]);
    showSnackbar(productTexts.added(product.name));
    onAdded();
  };
  return { typed, type, settle, add, hint, error: amount.error ?? refused };
}
