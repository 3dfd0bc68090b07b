import type { OrderOption } from '@kontor/contract';
import { type Ref, useId } from 'react';
import { summaryTexts } from '../../texts/summary.de.ts';
import { RequiredMark } from '../../ui/field-error.tsx';

/** The order options as checkboxes (SPEC §3), none ticked beforehand (LAW C5). */
export function OrderOptions(props: {
  options: readonly OrderOption[];
  ticked: readonly string[];
  onTick: (names: readonly string[]) => void;
  ref: Ref<HTMLFieldSetElement>;
}) {
  const { options, ticked, onTick } = props;
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
          onTick={(isOn) => toggle(option.name, isOn)}
        />
      ))}
    </fieldset>
  );
}

function Option(props: { option: OrderOption; ticked: boolean; onTick: (isOn: boolean) => void }) {
  const { option, ticked, onTick } = props;
  const id = useId();
  // The operator's own HTML is intended here: links to the terms, emphasis.
  const content = { dangerouslySetInnerHTML: { __html: option.content } };
  return (
    <div className="choice order-option">
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        required={option.mandatory}
        onChange={({ target }) => onTick(target.checked)}
      />
      <label htmlFor={id}>
        <span {...content} />
        {option.mandatory && <RequiredMark />}
      </label>
    </div>
  );
}
