/** The kinds of CII e-invoice that the shop writes. */
export type CiiProfile = 'en16931' | 'xrechnung';

/** The identifiers of a profile: the guideline (BT-24), and the business process (BT-23) if required. */
export const guidelines: Readonly<Record<CiiProfile, { readonly guideline: string; readonly process: string | null }>> =
  {
    en16931: { guideline: 'urn:cen.eu:en16931:2017', process: null },
    xrechnung: {
      guideline: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    },
  };
