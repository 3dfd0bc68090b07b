/** The mails about articles that are in stock again. */
export const stockAlertMailTexts = {
  confirm: {
    subject: (article: string) => `Bitte bestätigen: Benachrichtigung zu ${article}`,
    preview: 'Ohne Ihre Bestätigung schreiben wir Ihnen nicht.',
    text: (article: string) =>
      `mit dieser E-Mail-Adresse wurde eine Benachrichtigung bestellt: einmal, sobald „${article}“ wieder lieferbar ist.`,
    link: 'Benachrichtigung bestätigen',
    otherwise: (days: number) =>
      `Bestätigen Sie nicht, schreiben wir Ihnen nicht und löschen die Adresse nach ${days} Tagen. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
    stop: 'Adresse gleich löschen',
  },
  known: {
    subject: (article: string) => `Ihre Benachrichtigung zu ${article}`,
    preview: 'Sie sind schon vorgemerkt.',
    text: (article: string) =>
      `Sie sind schon vorgemerkt: Sobald „${article}“ wieder lieferbar ist, schreiben wir Ihnen einmal. Zu tun ist nichts.`,
    stop: 'Doch nicht benachrichtigen',
  },
  inStock: {
    subject: (article: string) => `Wieder lieferbar: ${article}`,
    preview: 'Sie wollten es wissen.',
    text: (article: string) => `„${article}“ ist wieder lieferbar.`,
    link: 'Zum Artikel',
    notReserved: 'Zurückgelegt ist der Artikel nicht: Wer zuerst bestellt, bekommt ihn.',
    forgotten: 'Das war die einzige Nachricht dazu. Ihre Adresse haben wir aus der Vormerkung gelöscht.',
  },
} as const;
