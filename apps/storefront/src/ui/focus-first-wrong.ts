const wrongFields = '[aria-invalid="true"], [data-invalid]';

/** Brings the focus to the first wrong field of a form, in the order one reads it. Returns how many are wrong. */
export function focusFirstWrong(form: HTMLFormElement | null): number {
  const wrong = [...(form?.querySelectorAll<HTMLElement>(wrongFields) ?? [])];
  const [first] = wrong;
  const field = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first;
  field?.focus();
  return wrong.length;
}
