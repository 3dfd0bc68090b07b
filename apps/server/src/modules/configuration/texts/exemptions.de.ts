import type { Exemption } from '@kontor/domain';

/** Why something is sold without tax, by the seller's country: the law that exempts it. */
export const exemptionTexts: Readonly<Record<Exemption, (country: string) => string>> = {
  'small-business': (country) =>
    country === 'DE'
      ? 'Steuerfreier Umsatz nach § 19 UStG (Kleinunternehmer).'
      : 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG 1994).',
  'untaxed-deposit': () => 'Einwegpfand: durchlaufender Posten, nicht Teil des Entgelts.',
  'gift-voucher': (country) =>
    country === 'DE'
      ? 'Mehrzweck-Gutschein (§ 3 Abs. 15 UStG): Umsatzsteuer fällt erst bei der Einlösung an.'
      : 'Mehrzweck-Gutschein (Art. 30b MwSt-Richtlinie 2006/112/EG): Umsatzsteuer fällt erst bei der Einlösung an.',
  'reverse-charge': () => 'Steuerschuldnerschaft des Leistungsempfängers.',
  'intra-community': (country) =>
    country === 'DE'
      ? 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1b, § 6a UStG).'
      : 'Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1, Art. 7 UStG 1994).',
  export: () => 'Steuerfreie Ausfuhrlieferung.',
};

/** The note beside the prices of a small business in place of `inkl. USt.`, where further text follows (LAW P3). */
export const smallBusinessNote = (country: string): string =>
  country === 'DE' ? 'umsatzsteuerfrei nach § 19 UStG' : 'umsatzsteuerfrei nach § 6 Abs. 1 Z 27 UStG';
