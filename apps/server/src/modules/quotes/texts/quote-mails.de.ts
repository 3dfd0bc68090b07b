import type { QuoteEntryKind } from '../types.ts';

const subjects: Readonly<Partial<Record<QuoteEntryKind, string>>> = {
  change: 'Geändertes Angebot',
  prolong: 'Verlängertes Angebot',
  withdraw: 'Zurückgezogen: Angebot',
};

const done: Readonly<Partial<Record<QuoteEntryKind, string>>> = {
  accept: 'angenommen',
  decline: 'abgelehnt',
  short: 'Ware fehlt',
};

/** The mails about offers. */
export const quoteMailTexts = {
  subject: (kind: QuoteEntryKind, number: string, shop: string) =>
    `${subjects[kind] ?? 'Angebot'} ${number} von ${shop}`,
  preview: (total: string, until: string) => `Gesamtbetrag ${total}, gültig bis ${until}.`,
  opening: (kind: QuoteEntryKind, number: string) => {
    if (kind === 'change') return `wir haben unser Angebot ${number} geändert. Diese Fassung ersetzt die frühere.`;
    if (kind === 'prolong') return `wir haben unser Angebot ${number} für Sie verlängert.`;
    return `hier ist unser Angebot ${number} für Sie.`;
  },
  until: (until: string) => `Es gilt bis ${until}, solange die Ware verfügbar ist.`,
  open: 'Angebot ansehen und annehmen',
  secret: 'Wer diesen Link hat, kann das Angebot annehmen. Geben Sie ihn bitte nicht weiter.',
  offered: 'Unser Angebot',
  terms: 'Zahlung und Versand',
  questions: 'Bei Fragen antworten Sie einfach auf diese Nachricht.',
  farewell: 'Freundliche Grüße',
  withdrawn: (number: string) => `Unser Angebot ${number} haben wir zurückgezogen. Es lässt sich nicht mehr annehmen.`,
  notice: {
    subject: (kind: QuoteEntryKind, number: string) => `Angebot ${number}: ${done[kind] ?? ''}`,
    said: (kind: QuoteEntryKind, number: string, who: string) => {
      if (kind === 'accept') return `${who} hat das Angebot ${number} angenommen.`;
      if (kind === 'decline') return `${who} hat das Angebot ${number} abgelehnt.`;
      return `${who} wollte das Angebot ${number} annehmen, aber nicht alle Ware ist noch da.`;
    },
    order: (number: string) => `Daraus wurde die Bestellung ${number}.`,
    reason: (reason: string) => `Der Grund: ${reason}`,
    answer: 'Eine Antwort auf diese Nachricht geht an den Kunden.',
  },
} as const;
