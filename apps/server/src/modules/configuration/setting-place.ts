/** A place in a setting's value in the notation of programmers and editors: `paymentConditions[0].title`. */
export function settingPlace(key: string, path: string): string {
  const steps = path === '' ? [] : path.split('.');
  return key + steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
}
