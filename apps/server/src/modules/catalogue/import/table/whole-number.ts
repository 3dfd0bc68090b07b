/** A whole amount, with dots between its thousands or without; NaN for any other text. */
export function wholeNumber(text: string): number {
  const plain = text.replace(/\s/g, '');
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(plain) ? Number(plain.replaceAll('.', '')) : Number.NaN;
}
