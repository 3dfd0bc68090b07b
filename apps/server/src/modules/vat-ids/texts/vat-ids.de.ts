import { vatIdName } from '@kontor/contract/vat-id-text';

/** What the shop says in the back office of the VAT id of a buyer, by the country of the seller. */
export const vatIdTexts = {
  hold: (vatId: string, sellerCountry: string) =>
    `Die ${vatIdName(sellerCountry)} ${vatId} konnte noch nicht geprüft werden. Sie wird von selbst noch einmal geprüft.`,
  invalidHold: (vatId: string, sellerCountry: string) =>
    `Die ${vatIdName(sellerCountry)} ${vatId} ist ungültig: Die Lieferung ist nicht steuerfrei. Bitte klären Sie sie mit dem Kunden.`,
  valid: (
    { vatId, consultation, trader }: { vatId: string; consultation: string | null; trader: string | null },
    sellerCountry: string,
  ) =>
    [
      `Die ${vatIdName(sellerCountry)} ${vatId} ist gültig (VIES${consultation === null ? '' : `, Abfrage ${consultation}`})`,
      trader === null ? '.' : `: ${trader}.`,
    ].join(''),
  staysUntaxed: (vatId: string, sellerCountry: string) =>
    `Die ${vatIdName(sellerCountry)} ${vatId} ist nicht als gültig bestätigt, und die Bestellung bleibt steuerfrei. Geben Sie sie in der Bestellung frei, mit dem Grund.`,
  invalid: (vatId: string, sellerCountry: string) => `Die ${vatIdName(sellerCountry)} ${vatId} ist ungültig (VIES).`,
} as const;
