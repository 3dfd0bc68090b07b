/** A place in a setting's value as programmers and editors write it: `paymentConditions[0].title`. */
export function settingPlace(key: string, path: string): string {
  const steps = path === '' ? [] : path.split('.');
  return key + steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
}
