/** The error message of a field. The field refers to it by aria-describedby. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <span className="field-error" id={id}>
      {text}
    </span>
  );
}

/**
 * The star beside the label of a required field. Hidden from screen readers, which announce `required` of the field
 * itself.
 */
export function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      {' '}
      *
    </span>
  );
}

/** Attributes that connect a field with its error message. */
export function errorAttributes(id: string, error: string | undefined) {
  return error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
}
