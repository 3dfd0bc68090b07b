import { type Right, rights } from '@kontor/domain';
import { CheckBox } from '../../../kit/check-box.tsx';
import { useOperator } from '../../../session/office-state.ts';
import { rightTexts } from '../../../texts/rights.de.ts';
import { roleTexts as texts } from '../../../texts/team.de.ts';

/**
 * All rights as checkboxes. Rights that the operator lacks cannot be given. The chosen ones keep the order of the
 * rights.
 */
export function RightsField(props: {
  chosen: readonly Right[];
  isFixed: boolean;
  onChange: (chosen: Right[]) => void;
}) {
  const own = useOperator().rights;
  const chosen = new Set(props.chosen);
  const toggle = (right: Right) => {
    if (!chosen.delete(right)) chosen.add(right);
    props.onChange(rights.filter((one) => chosen.has(one)));
  };
  const isBeyond = (right: Right) => !own.includes(right);
  return (
    <fieldset className="rights">
      <legend className="field-label">{texts.rights}</legend>
      {rights.map((right) => (
        <CheckBox
          key={right}
          label={rightTexts[right].title}
          hint={rightTexts[right].hint}
          checked={chosen.has(right)}
          disabled={props.isFixed || isBeyond(right)}
          onChange={() => toggle(right)}
        />
      ))}
      {!props.isFixed && rights.some(isBeyond) && <p className="field-hint">{texts.beyond}</p>}
    </fieldset>
  );
}
