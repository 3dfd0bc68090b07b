import type { OrderDetails } from '@kontor/domain';
import type { FieldPath, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what stands in the fields of a form although no event told of it: browsers and password managers fill
 * fields in silence, some even before scripts run. What was typed is the same on both sides and stays as it is.
 */
export function takeOverShown(element: HTMLFormElement | null, form: UseFormReturn<OrderDetails>): void {
  for (const field of element?.elements ?? []) {
    const shown = shownValue(field);
    if (shown === null || shown.name === '') continue;
    const name = shown.name as FieldPath<OrderDetails>;
    if (form.getValues(name) !== shown.value) form.setValue(name, shown.value);
  }
}

/**
 * Name and value of a field, without a name when it is none of the form's; null for what has none, such as a button or
 * the radio button that is not chosen.
 */
function shownValue(field: Element): { name: string; value: string | boolean } | null {
  if (field instanceof HTMLSelectElement) return { name: field.name, value: field.value };
  if (!(field instanceof HTMLInputElement) || (field.type === 'radio' && !field.checked)) return null;
  return { name: field.name, value: field.type === 'checkbox' ? field.checked : field.value };
}
