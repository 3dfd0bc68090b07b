import type { VatIdAnswer } from '@kontor/contract/office';
import { vatIdName } from '@kontor/contract/vat-id-text';

const states: Readonly<Record<VatIdAnswer['state'], string>> = {
  valid: 'gültig',
  invalid: 'ungültig',
  unknown: 'noch nicht geprüft, VIES gab keine Antwort',
};

const taxOf: Readonly<Record<VatIdAnswer['state'], string>> = {
  valid: ': ohne Steuer.',
  invalid: ': mit Steuer.',
  unknown: ': Die Bestellung ist ohne Steuer und wird angehalten, bis die Nummer geprüft ist.',
};

/** The VAT id of a business that ordered. `country`: the seller's. */
export const vatIdTexts = {
  name: vatIdName,
  state: (state: VatIdAnswer['state'], time: string, consultation: string | null) =>
    [`${states[state]} (${time}`, consultation !== null && `, VIES-Abfrage ${consultation}`, ')']
      .filter(Boolean)
      .join(''),
  notNeeded: 'nicht geprüft, weil die Steuer nicht davon abhängt',
  wasChecked: (country: string) => `${vatIdName(country)} bei der Bestellung`,
  wasCheckedLater: (country: string) => `${vatIdName(country)} geprüft`,
  wasHeld: 'Die Bestellung wurde bis zur Antwort angehalten.',
  staysUntaxed: (vatId: string, country: string) =>
    `Die ${vatIdName(country)} ${vatId} ist nicht als gültig bestätigt. Wenn Sie die Bestellung freigeben, bleibt sie steuerfrei: Stimmt die Nummer nicht, schuldet der Shop die Steuer.`,
  /** Under the field where addresses are corrected. */
  inCorrection: 'Ändert sich mit der Nummer die Steuer, tragen Sie sie unter „Positionen ändern“ ein.',
  /** Under the field where an invoice is replaced. */
  onInvoice: 'Sie wird gedruckt. Ändert sich mit ihr die Steuer, wird sie hier nicht angenommen.',
  /** Under the field where an order is amended. */
  inAmendment: 'Die Steuer wird danach neu berechnet; die Nettopreise bleiben.',
  isUntaxed: 'Die Bestellung ist wegen dieser Nummer ohne Steuer.',
  wasAnswered: (country: string, state: VatIdAnswer['state']) =>
    `${vatIdName(country)} ${states[state]}${taxOf[state]}`,
  hint: (country: string) =>
    `Von Unternehmen in einem anderen EU-Land. Ist die ${vatIdName(country)} gültig, ist die Lieferung dorthin steuerfrei.`,
} as const;
