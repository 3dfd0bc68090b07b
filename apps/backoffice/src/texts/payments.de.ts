import type { OfficePayment } from '@kontor/contract/office';

const providers: Readonly<Record<OfficePayment['provider'], string>> = { paypal: 'PayPal', saferpay: 'Saferpay' };

/** Payments by providers, and what does not fit together. */
export const paymentTexts = {
  providers,
  findings: 'Befunde',
  noFindings: 'Zwischen Shop und Anbietern passt alles zusammen.',
  found: 'gefunden',
  payment: (reference: string) => `Zahlung ${reference}`,
  toOrder: (number: string) => `Bestellung ${number} öffnen`,
  resolve: 'Als erledigt vermerken',
  resolveBooking: 'Betrag des Anbieters annehmen',
  resolveHint: 'Der Befund verschwindet aus dieser Liste. Geld bewegt sich dadurch nicht.',
  resolveBooks:
    'Der Betrag des Anbieters wird angenommen und gebucht oder eingezogen. Nennt er eine andere Währung oder Bestellung, wird die Zahlung freigegeben. Wollen Sie das nicht, stornieren Sie stattdessen die Bestellung.',
  resolved: 'Befund erledigt',
  providersTitle: 'Anbieter',
  offered: 'wird angeboten',
  notOffered: 'wird nicht angeboten',
  answered: 'Letzte Antwort:',
  told: 'letzte geprüfte Nachricht:',
  never: 'noch keine',
  all: 'Alle Zahlungen',
  none: 'Noch hat niemand über PayPal oder Saferpay gezahlt.',
  pages: 'Seiten der Zahlungen',
  order: 'Bestellung',
  provider: 'Anbieter',
  state: 'Stand',
  amount: 'Betrag',
  refunded: (amount: string) => `${amount} erstattet`,
  refunding: (amount: string) => `${amount} werden erstattet`,
  reversed: (amount: string) => `${amount} zurückgebucht`,
  changed: 'Geändert',
  actions: 'Mit dieser Zahlung',
  check: 'Nachfragen',
  checkOne: (reference: string) => `Nachfragen, wie ${reference} beim Anbieter steht`,
  checked: (reference: string, state: string) => `${reference}: ${state}`,
  unanswered: 'Der Anbieter antwortet gerade nicht. Der Shop fragt von selbst wieder.',
} as const;
