import type { MatchReason } from '@kontor/domain';

/** What an entry is meant for, as texts. */
export const matchTexts = {
  sure: 'sicher',
  proposal: 'Vorschlag',
  none: 'kein Vorschlag',
  reasons: {
    reference: 'nennt die Bestellung',
    several: 'nennt mehrere Bestellungen',
    amount: 'Betrag passt',
    cent: 'Betrag passt bis auf einen Cent',
    discount: 'mit Skonto, rechtzeitig',
    'discount-late': 'mit Skonto, aber zu spät',
    less: 'weniger als offen',
    more: 'mehr als offen',
    iban: 'Konto bekannt',
    name: 'Name passt',
    'other-payer': 'anderer Name',
    ambiguous: 'passt zu mehreren Bestellungen',
    paid: 'schon bezahlt',
    cancelled: 'storniert',
    currency: 'fremde Währung',
    'went-out': 'Ausgang',
    returned: 'kam zurück',
    unsplit: 'Sammelbuchung ohne Einzelbeträge',
  } satisfies Readonly<Record<MatchReason, string>>,
} as const;
