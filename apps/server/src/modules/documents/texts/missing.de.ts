import { vatIdName } from '@kontor/contract/vat-id-text';
import type { MissingOnInvoice } from '@kontor/domain';

const fieldsIn = (sellerCountry: string): Readonly<Record<MissingOnInvoice, string>> => ({
  name: 'Name',
  street: 'Straße',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  taxId: `${vatIdName(sellerCountry)} oder Steuernummer`,
  vatId: vatIdName(sellerCountry),
  buyerVatId: `${vatIdName(sellerCountry)} des Kunden`,
});

/** What an invoice lacks, and what is wrong with a request for one. */
export const missingTexts = {
  sentence: (missing: readonly MissingOnInvoice[], sellerCountry: string) => {
    const fields = fieldsIn(sellerCountry);
    return `Für Rechnungen fehlt: ${missing.map((field) => fields[field]).join(', ')}. Mit „configure“ unter seller eintragen.`;
  },
  days: { path: 'deliveredTo', msg: 'Diese Tage gibt es nicht, oder der letzte liegt vor dem ersten.' },
  paid: { path: 'paid', msg: 'Bitte einen Betrag in Euro mit höchstens zwei Nachkommastellen angeben.' },
  amount: { path: 'charges', msg: 'Bitte einen Betrag in Euro mit höchstens zwei Nachkommastellen angeben.' },
  allowance: { path: 'amount', msg: 'Bitte einen Betrag über 0 angeben, ohne Stück und ohne Kosten daneben.' },
  noReason: { path: 'reason', msg: 'Bitte einen Grund angeben. Er steht auf dem Beleg.' },
  reason: { path: 'reason', msg: 'Bitte höchstens 500 Zeichen.' },
} as const;
