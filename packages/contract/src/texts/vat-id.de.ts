/**
 * What a VAT id is called in the country of the seller (short name, such as DE): *USt-IdNr.* in Germany (§ 27a UStG),
 * *UID* in Austria (Art. 28 UStG 1994) and elsewhere.
 */
export function vatIdName(sellerCountry: string): string {
  return sellerCountry === 'DE' ? 'USt-IdNr.' : 'UID';
}
