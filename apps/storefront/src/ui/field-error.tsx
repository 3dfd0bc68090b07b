/** What is wrong with a field. The field names it by aria-describedby. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <span className="field-error" id={id}>
      {text}
    </span>
  );
}

/** The star beside the label of a field that must be filled; screen readers are told by the field itself. */
export function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      {' '}
      *
    </span>
  );
}

/** Attributes that tie a field to its error. */
export function errorAttributes(id: string, error: string | undefined) {
  return error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
}
