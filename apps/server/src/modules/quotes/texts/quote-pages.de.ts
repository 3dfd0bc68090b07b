/** The customer's page of an offer. The button is worded by law (LAW C2). */
export const quotePageTexts = {
  title: (number: string) => `Angebot ${number}`,
  number: 'Angebot',
  version: (number: string, version: number) => `${number}, Fassung ${version}`,
  validUntil: 'Gültig bis',
  pdf: 'Angebot als PDF',
  standing: {
    accepted: 'Sie haben dieses Angebot angenommen. Ihre Bestellung ist bei uns.',
    declined: 'Sie haben dieses Angebot abgelehnt. Möchten Sie es doch, schreiben Sie uns oder rufen Sie an.',
    expired: 'Dieses Angebot ist abgelaufen. Möchten Sie es noch, schreiben Sie uns oder rufen Sie an.',
    withdrawn: 'Dieses Angebot haben wir zurückgezogen. Bei Fragen schreiben Sie uns oder rufen Sie an.',
  },
  toOrder: 'Zu Ihrer Bestellung',
  taxedAnew: 'Seit dem Angebot gilt ein anderer Steuersatz. Die Summen sind mit der Steuer von heute berechnet.',
  goods: 'Was wir Ihnen anbieten',
  article: 'Artikel',
  amount: 'Betrag',
  agreed: 'Es gelten in der Fassung vom Tag des Angebots:',
  terms: {
    businessTerms: 'Allgemeine Geschäftsbedingungen',
    widerrufsbelehrung: 'Widerrufsbelehrung',
  } as Readonly<Partial<Record<string, string>>>,
  order: 'Zahlungspflichtig bestellen',
  short: 'Nicht alles ist noch da. Bitte melden Sie sich, dann finden wir einen Weg:',
  decline: {
    open: 'Angebot ablehnen',
    reason: 'Grund (wenn Sie mögen)',
    send: 'Ablehnen',
  },
  contact: 'Fragen? Sie erreichen uns:',
  missing: {
    title: 'Dieses Angebot gibt es nicht',
    text: 'Unter dieser Adresse ist kein Angebot zu finden. Prüfen Sie, ob der Link aus der Mail vollständig ist.',
  },
  refused: {
    'quote-changed': 'Das Angebot wurde inzwischen geändert. Hier steht, was jetzt gilt.',
    'quote-step': 'Das geht nicht mehr.',
    'option-missing': 'Bitte stimmen Sie allem zu, was mit * gekennzeichnet ist.',
    'item-gone': 'Nicht alles ist noch da. Wir wissen Bescheid und melden uns bei Ihnen.',
    'item-sold-out': 'Nicht alles ist noch da. Wir wissen Bescheid und melden uns bei Ihnen.',
    'quote-of-consumers':
      'Wir verkaufen inzwischen ausschließlich an Unternehmen. Bitte rufen Sie uns an, dann machen wir ein neues Angebot.',
    'shop-not-open': 'Der Shop nimmt gerade keine Bestellungen an. Bitte rufen Sie uns an.',
    'invalid-form': 'Der Grund ist zu lang: höchstens 500 Zeichen.',
  } as Readonly<Partial<Record<string, string>>>,
  foreign: 'Das kam nicht von unserer Seite. Bitte verwenden Sie die Knöpfe hier.',
  other: 'Das ist gerade nicht möglich. Bitte versuchen Sie es noch einmal.',
} as const;
