import type { OrderOption } from '@kontor/contract';
import { type Ref, useId } from 'react';
import { summaryTexts } from '../../texts/summary.de.ts';
import { errorAttributes, FieldError, RequiredMark } from '../../ui/field-error.tsx';

/**
 * The order options as checkboxes (SPEC §3), none ticked beforehand (LAW C5). Once the order was tried without a
 * mandatory one, `marksMissing` says beside each of these that it must be ticked.
 */
export function OrderOptions(props: {
  options: readonly OrderOption[];
  ticked: readonly string[];
  onTick: (names: readonly string[]) => void;
  marksMissing: boolean;
  ref: Ref<HTMLFieldSetElement>;
}) {
  const { options, ticked, onTick, marksMissing } = props;
  if (options.length === 0) return null;
  const toggle = (name: string, isOn: boolean) =>
    onTick(isOn ? [...ticked, name] : ticked.filter((other) => other !== name));
  return (
    <fieldset className="order-options" ref={props.ref}>
      <legend>{summaryTexts.options}</legend>
      {options.map((option) => (
        <Option
          key={option.name}
          option={option}
          ticked={ticked.includes(option.name)}
          isMissing={marksMissing && option.mandatory && !ticked.includes(option.name)}
          onTick={(isOn) => toggle(option.name, isOn)}
        />
      ))}
    </fieldset>
  );
}

function Option(props: { option: OrderOption; ticked: boolean; isMissing: boolean; onTick: (isOn: boolean) => void }) {
  const { option, ticked, isMissing, onTick } = props;
  const [id, errorId] = [useId(), useId()];
  const error = isMissing ? summaryTexts.tickThis : undefined;
  // The operator's own HTML is intended here: links to the terms, emphasis.
  const content = { dangerouslySetInnerHTML: { __html: option.content } };
  return (
    <div className="choice order-option" data-invalid={isMissing || undefined}>
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        required={option.mandatory}
        onChange={({ target }) => onTick(target.checked)}
        {...errorAttributes(errorId, error)}
      />
      <label htmlFor={id}>
        <span {...content} />
        {option.mandatory && <RequiredMark />}
      </label>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
