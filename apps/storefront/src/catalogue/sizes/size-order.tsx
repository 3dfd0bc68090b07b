import { type FormEvent, useId, useState } from 'react';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { sizeTexts as texts } from '../../texts/sizes.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { addById } from '../add-by-id.ts';
import { useTypedAmount } from '../use-typed-amount.ts';
import type { SizeOffer, SizeRow } from './size-rows.ts';

/** The amount of a pack and the button that puts it into the cart. Without scripts neither can be used. */
export function SizeOrder({ row, offer }: { row: SizeRow; offer: SizeOffer }) {
  const { typed, type, settle, hint, error } = useTypedAmount(offer.terms);
  const [isAdding, setAdding] = useState(false);
  const isReady = useHydrated();
  const noteId = useId();
  if (row.stockStatus === 'red' || offer.isSoldOut) return <p className="size-note">{productTexts.soldOut}</p>;
  const name = offer.pack === shopTexts.unit ? row.name : `${row.name}, ${offer.pack}`;
  const note = error ?? hint;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const amount = settle();
    if (amount === null || isAdding) return;
    setAdding(true);
    await addById(row.id, { conditionId: offer.conditionId, amount });
    setAdding(false);
  };
  return (
    <form onSubmit={add} noValidate>
      <input
        className="field-input figures"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.amountOf(name)}
        aria-invalid={error !== null}
        aria-describedby={noteId}
        disabled={!isReady}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      <button
        type="submit"
        className="button button-secondary"
        disabled={!isReady}
        aria-disabled={isAdding || undefined}
        aria-label={texts.addOf(name)}
        title={texts.add}
      >
        <Icon name="cart" />
        <span className="size-add">{texts.add}</span>
      </button>
      <p id={noteId} className={error === null ? 'size-note' : 'size-note size-error'} aria-live="polite">
        {note}
      </p>
    </form>
  );
}
