/** Whose local time a German or Austrian shop states. Both countries have the same time. */
export function placeOfTime(sellerCountry: string): string {
  return sellerCountry === 'DE' ? 'Berlin' : 'Wien';
}
