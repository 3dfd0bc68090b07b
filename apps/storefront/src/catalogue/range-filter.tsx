import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatBeside } from '../format/format-number.ts';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { errorAttributes, FieldError } from '../ui/field-error.tsx';
import type { RangeChoice } from './filter-choices.ts';
import { type NumberRange, typedEnd } from './range.ts';

/** How long the slider must rest before the list is loaded, in ms. */
const restOfSlider = 400;

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
 * Two fields for the ends of a range, and a slider that changes them. They take effect when a field is left, when Enter
 * is pressed, or when the slider rests. For a text that is not a number, an error is shown and nothing is requested.
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
  const isWrong = (end: keyof NumberRange) => texts[end].trim() !== '' && typedEnd(texts[end]) === undefined;
  const error = isTold && ends.some(isWrong) ? catalogueTexts.noNumber : undefined;

  const submitSoon = useDelayed(() => fieldset.current?.form?.requestSubmit());
  const settle = () => {
    setIsTold(true);
    const before = textsOf(chosen, unit);
    if (ends.every((end) => !isWrong(end)) && ends.some((end) => texts[end].trim() !== before[end])) submitSoon(0);
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
            onType={(text) => setTexts({ ...texts, [end]: text })}
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

/** The texts in the fields. They follow the chosen range. Typed text stays until another range is chosen. */
function useTexts(chosen: NumberRange, unit: string) {
  const [texts, setTexts] = useState(() => textsOf(chosen, unit));
  const [shown, setShown] = useState(chosen);
  if (shown.min !== chosen.min || shown.max !== chosen.max) {
    setShown(chosen);
    setTexts(textsOf(chosen, unit));
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
function useDelayed(act: () => void): (delay: number) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && clearTimeout(timer.current)),
    [router],
  );
  return (delay) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
}
