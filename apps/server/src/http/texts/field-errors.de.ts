/** What is wrong with a field that does not keep to its schema, by the schema keyword it breaks. */
export const fieldErrorSentences: Readonly<Record<string, (limit: string) => string>> = {
  required: () => 'Diese Angabe fehlt.',
  type: () => 'Diese Angabe hat nicht die richtige Art.',
  anyOf: () => 'Dieser Wert ist nicht vorgesehen.',
  const: () => 'Dieser Wert ist nicht vorgesehen.',
  minLength: () => 'Diese Angabe ist zu kurz.',
  maxLength: (limit) => `Höchstens ${limit} Zeichen sind möglich.`,
  minimum: (limit) => `Der kleinste mögliche Wert ist ${limit}.`,
  maximum: (limit) => `Der größte mögliche Wert ist ${limit}.`,
  maxItems: (limit) => `Höchstens ${limit} Einträge sind möglich.`,
  email: () => 'Das ist keine E-Mail-Adresse wie bestellung@shop.example.',
  'control-character': () => 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
};

/** For a keyword without a sentence of its own. */
export const otherFieldError = 'Diese Angabe ist nicht gültig.';
