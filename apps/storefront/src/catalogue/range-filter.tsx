import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatBeside } from '../format/format-number.ts';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { errorAttributes, FieldError } from '../ui/field-error.tsx';
import type { RangeChoice } from './filter-choices.ts';
import { type NumberRange, typedEnd } from './range.ts';

/** How long the slider must rest before the list is loaded, in ms. */
const restOfSlider = 400;

/** How long typing must pause before the list is loaded, in ms: as long as in the search box. */
const restOfTyping = 500;

const ends = ['min', 'max'] as const;
type Texts = Readonly<Record<keyof NumberRange, string>>;

/** The props of the slider beside the fields. Its code is loaded when it is about to be used. */
export interface RangeSliderProps {
  readonly label: string;
  readonly unit: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly range: NumberRange;
  onMove(range: NumberRange): void;
}

/**
 * Two fields for the ends of a range, and a slider that changes them. They take effect when the typing or the slider
 * rests, when a field is left, or when Enter is pressed. For a text that is not a number, an error is shown once the
 * field is left, and nothing is requested.
 */
export function RangeFilter(props: {
  name: string;
  choice: RangeChoice;
  fields: Texts;
  chosen: NumberRange;
  Slider: ComponentType<RangeSliderProps> | undefined;
}) {
  const { name, choice, fields, chosen, Slider } = props;
  const { unit, bounds } = choice;
  const errorId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [texts, setTexts] = useTexts(chosen, unit);
  const [isTold, setIsTold] = useState(false);
  const isWrong = (end: keyof NumberRange, typed = texts) =>
    typed[end].trim() !== '' && typedEnd(typed[end]) === undefined;
  const error = isTold && ends.some((end) => isWrong(end)) ? catalogueTexts.noNumber : undefined;

  const { submitSoon, stop } = useDelayed(() => fieldset.current?.form?.requestSubmit());
  const settle = () => {
    setIsTold(true);
    if (ends.every((end) => !isWrong(end)) && isOther(texts, chosen)) submitSoon(0);
  };
  const type = (end: keyof NumberRange, text: string) => {
    const typed = { ...texts, [end]: text };
    setTexts(typed);
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rangeIn(typed);
    // A number that is still being typed, such as the 3 of 300, may stand on the wrong side of the other.
    if (ends.every((one) => !isWrong(one, typed)) && min <= max && isOther(typed, chosen)) submitSoon(restOfTyping);
    else stop();
  };
  const move = (range: NumberRange) => {
    setTexts(textsOf(range, unit));
    submitSoon(restOfSlider);
  };

  return (
    <fieldset className="range-filter" ref={fieldset}>
      <legend className="unseen">{catalogueTexts.rangeIn(name, unit)}</legend>
      <div className="range-fields">
        {ends.map((end) => (
          <RangeField
            key={end}
            end={end}
            unit={unit}
            name={fields[end]}
            value={texts[end]}
            placeholder={bounds === null ? undefined : formatBeside(unit, bounds[end])}
            onType={(text) => type(end, text)}
            onSettle={settle}
            error={errorAttributes(errorId, isTold && isWrong(end) ? catalogueTexts.noNumber : undefined)}
          />
        ))}
      </div>
      <FieldError id={errorId} text={error} />
      {bounds !== null && bounds.min < bounds.max && (
        <div className="range-slider" data-chosen={texts.min + texts.max === '' ? undefined : ''}>
          {Slider !== undefined && (
            <Slider label={name} unit={unit} bounds={bounds} range={rangeIn(texts)} onMove={move} />
          )}
        </div>
      )}
    </fieldset>
  );
}

/** The field of one end, with the unit behind it. `error`: the attributes that tie it to its error. */
function RangeField(props: {
  end: keyof NumberRange;
  unit: string;
  name: string;
  value: string;
  placeholder: string | undefined;
  onType: (text: string) => void;
  onSettle: () => void;
  error: ReturnType<typeof errorAttributes>;
}) {
  const { end, unit, name, value, placeholder, onType, onSettle } = props;
  return (
    <label className="range-field">
      <span>{end === 'min' ? catalogueTexts.from : catalogueTexts.to}</span>
      <span className="range-input">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={value}
          maxLength={24}
          placeholder={placeholder}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={onSettle}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && onSettle()}
          {...props.error}
        />
        {unit !== '' && <span className="range-unit">{unit}</span>}
      </span>
    </label>
  );
}

/** Whether the texts mean another range than the chosen one. */
function isOther(texts: Texts, chosen: NumberRange): boolean {
  return ends.some((end) => typedEnd(texts[end]) !== chosen[end]);
}

/** The texts in the fields. Each follows its end of the chosen range, unless it says the same in other words. */
function useTexts(chosen: NumberRange, unit: string) {
  const [texts, setTexts] = useState(() => textsOf(chosen, unit));
  const [shown, setShown] = useState(chosen);
  if (shown.min !== chosen.min || shown.max !== chosen.max) {
    setShown(chosen);
    const follow = (end: keyof NumberRange) =>
      shown[end] === chosen[end] || typedEnd(texts[end]) === chosen[end] ? texts[end] : textsOf(chosen, unit)[end];
    setTexts({ min: follow('min'), max: follow('max') });
  }
  return [texts, setTexts] as const;
}

function textsOf({ min, max }: NumberRange, unit: string): Texts {
  const text = (value: number | undefined) => (value === undefined ? '' : formatBeside(unit, value));
  return { min: text(min), max: text(max) };
}

function rangeIn(texts: Texts): NumberRange {
  const [min, max] = ends.map((end) => typedEnd(texts[end]));
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/**
 * Runs `act` after a delay; a new request restarts the delay. If the visitor follows a link meanwhile, `act` is
 * cancelled, so that it does not lead back.
 */
function useDelayed(act: () => void): { submitSoon: (delay: number) => void; stop: () => void } {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && clearTimeout(timer.current)),
    [router],
  );
  const stop = () => clearTimeout(timer.current);
  const submitSoon = (delay: number) => {
    stop();
    timer.current = setTimeout(act, delay);
  };
  return { submitSoon, stop };
}
