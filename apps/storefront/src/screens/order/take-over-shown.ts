import type { OrderDetails } from '@kontor/domain';
import type { FieldPath, UseFormReturn } from 'react-hook-form';

/**
 * Copies values from the page into the form where no event reported them. Browsers and password managers fill fields
 * without events, some before the scripts run.
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
 * Name and value of a field. The name is empty for a field that is not part of the form. Null for elements without a
 * value, such as buttons and unchecked radio buttons.
 */
function shownValue(field: Element): { name: string; value: string | boolean } | null {
  if (field instanceof HTMLSelectElement) return { name: field.name, value: field.value };
  if (!(field instanceof HTMLInputElement) || (field.type === 'radio' && !field.checked)) return null;
  return { name: field.name, value: field.type === 'checkbox' ? field.checked : field.value };
}
