/** The sentences for a field that does not match its schema, by schema keyword. */
export const fieldErrorSentences: Readonly<Record<string, (limit: string) => string>> = {
  required: () => 'Diese Angabe fehlt.',
  type: () => 'Diese Angabe hat nicht die richtige Art.',
  anyOf: () => 'Dieser Wert ist nicht vorgesehen.',
  const: () => 'Dieser Wert ist nicht vorgesehen.',
  minLength: () => 'Diese Angabe ist zu kurz.',
  maxLength: (limit) => `Höchstens ${limit} Zeichen sind möglich.`,
  minimum: (limit) => `Der kleinste mögliche Wert ist ${limit}.`,
  maximum: (limit) => `Der größte mögliche Wert ist ${limit}.`,
  minItems: (limit) =>
    limit === '1' ? 'Mindestens ein Eintrag ist nötig.' : `Mindestens ${limit} Einträge sind nötig.`,
  maxItems: (limit) => `Höchstens ${limit} Einträge sind möglich.`,
  email: () => 'Das ist keine E-Mail-Adresse wie bestellung@shop.example.',
  'control-character': () => 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
};

/** For keywords without a sentence. */
export const otherFieldError = 'Diese Angabe ist nicht gültig.';
