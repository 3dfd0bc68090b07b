import { type AmountTerms, isAmountSold, parseAmount } from '@kontor/domain';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { amountWords } from '../../catalogue/amount-words.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { errorAttributes } from '../../ui/field-error.tsx';

/** How long typing must pause before the amount is committed, in ms (SPEC §9). */
const debounce = 500;

/**
 * The amount of a line. It is committed to the cart half a second after the last key, or at once when the field is
 * left, so that nobody proceeds with another amount than is shown. An invalid text counts as 0 and shows 'Ungültig!'
 * (SPEC §5).
 */
export function AmountField(props: {
  name: string;
  amount: number;
  terms: AmountTerms;
  onAmount: (amount: number) => void;
}) {
  const countedAs = (typed: string) => amountTyped(typed, props.terms);
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(props.amount);
  const [id, errorId] = [useId(), useId()];

  // The amount was changed elsewhere, for example in another tab. The typed text is then out of date and must not
  // overwrite it.
  if (props.amount !== known) {
    setKnown(props.amount);
    if (typed !== null && props.amount !== countedAs(typed)) setTyped(null);
  }
  const text = typed ?? (props.amount === 0 ? '' : String(props.amount));
  const error = wrongIn(text, props.terms);

  const commit = () => {
    if (typed === null) return;
    props.onAmount(countedAs(typed));
    if (countedAs(typed) > 0) setTyped(null);
  };
  const commitTyped = useEffectEvent(commit);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(commitTyped, debounce);
    return () => clearTimeout(timer);
  }, [typed]);

  // Counts as typing, so that several presses are one change.
  const step = (next: number) => setTyped(String(next));

  // The visitor may leave by the browser's back button. Commit what they typed first.
  useEffect(() => () => commitTyped(), []);

  return (
    <span className="amount">
      <label className="unseen" htmlFor={id}>
        {cartTexts.amountOf(props.name)}
      </label>
      <span className="amount-stepper">
        <StepButton
          label={cartTexts.less(props.name)}
          sign="−"
          next={steppedAmount(text, -1, props.terms)}
          onNext={step}
        />
        <input
          id={id}
          className="field-input amount-input"
          inputMode="numeric"
          autoComplete="off"
          placeholder={cartTexts.amountPlaceholder}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
          {...errorAttributes(errorId, error)}
        />
        <StepButton
          label={cartTexts.more(props.name)}
          sign="+"
          next={steppedAmount(text, 1, props.terms)}
          onNext={step}
        />
      </span>
      <span className="field-error" id={errorId} aria-live="polite">
        {error}
      </span>
    </span>
  );
}

/** A step down or up. It stays focusable at the end, so that a keyboard does not lose its place. */
function StepButton(props: { label: string; sign: string; next: number | null; onNext: (amount: number) => void }) {
  const { next, onNext } = props;
  return (
    <button
      type="button"
      className="amount-step"
      aria-label={props.label}
      aria-disabled={next === null || undefined}
      onClick={() => next !== null && onNext(next)}
    >
      {props.sign}
    </button>
  );
}

/** The next amount that is sold below or above a text; the least one if the text is no amount. Null at the end. */
function steppedAmount(text: string, direction: 1 | -1, terms: AmountTerms): number | null {
  const now = amountTyped(text, terms);
  if (now === 0) return direction === 1 ? terms.min : null;
  const next = now + direction * terms.step;
  return isAmountSold(next, terms) ? next : null;
}

/** The message for an invalid text, or for an amount that is not sold; the latter names the amounts that are. */
function wrongIn(text: string, terms: AmountTerms): string | undefined {
  const parsed = parseAmount(text);
  if (parsed.ok && isAmountSold(parsed.amount, terms)) return undefined;
  if (!parsed.ok && parsed.code !== 'amount-too-large') return cartTexts.amountInvalid;
  return cartTexts.amountNotSold(amountWords(terms, parsed.ok ? parsed.amount : Number.POSITIVE_INFINITY));
}

/** The amount of a text: 0 if it is invalid (SPEC §5). */
function amountTyped(text: string, terms: AmountTerms): number {
  const parsed = parseAmount(text);
  return parsed.ok && isAmountSold(parsed.amount, terms) ? parsed.amount : 0;
}
