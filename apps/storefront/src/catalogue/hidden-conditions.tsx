import { type Conditions, queryOf } from './browsing-conditions.ts';

/** Hidden fields for the conditions that a form does not change itself, so that it works without scripts. */
export function HiddenConditions({ conditions }: { conditions: Conditions }) {
  return [...new URLSearchParams(queryOf(conditions))].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
