import type { DocumentKind, Exemption } from '@kontor/domain';

const titles: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Rechnung',
  correction: 'Rechnungskorrektur',
  cancellation: 'Stornorechnung',
  'delivery-note': 'Lieferschein',
};

/** By the seller's country: the law that exempts it. */
const exemptions: Readonly<Record<Exemption, (country: string) => string>> = {
  'small-business': (country) =>
    country === 'DE'
      ? 'Steuerfreier Umsatz nach § 19 UStG (Kleinunternehmer).'
      : 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG 1994).',
  'untaxed-deposit': () => 'Einwegpfand: durchlaufender Posten, nicht Teil des Entgelts.',
  'reverse-charge': () => 'Steuerschuldnerschaft des Leistungsempfängers.',
  'intra-community': (country) =>
    country === 'DE'
      ? 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1b, § 6a UStG).'
      : 'Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1, Art. 7 UStG 1994).',
  export: () => 'Steuerfreie Ausfuhrlieferung.',
};

/** Words that documents of an order have in common, on paper and in the structured part. */
export const documentTexts = {
  titles,
  filename: (kind: DocumentKind, number: string) => `${titles[kind]}-${number.replaceAll('/', '-')}`,
  voucher: (code: string) => `Gutschein ${code}`,
  balance: 'Guthaben',
  exemptions,
} as const;
