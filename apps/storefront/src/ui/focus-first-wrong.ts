const wrongFields = '[aria-invalid="true"], [data-invalid]';

/** Moves the focus to the first invalid field of a form, in reading order. Returns the number of invalid fields. */
export function focusFirstWrong(form: HTMLFormElement | null): number {
  const wrong = [...(form?.querySelectorAll<HTMLElement>(wrongFields) ?? [])];
  const [first] = wrong;
  const field = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first;
  field?.focus();
  return wrong.length;
}
