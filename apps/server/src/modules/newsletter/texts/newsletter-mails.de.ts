/** The mails about the newsletter. */
export const newsletterMailTexts = {
  confirm: {
    subject: (shop: string) => `Bitte bestätigen: Newsletter von ${shop}`,
    preview: 'Ohne Ihre Bestätigung bekommen Sie keinen Newsletter.',
    text: (shop: string) =>
      `mit dieser E-Mail-Adresse wurde der Newsletter von ${shop} abonniert. Sie stimmen damit zu:`,
    link: 'Newsletter bestätigen',
    otherwise: (days: number) =>
      `Bestätigen Sie nicht, bekommen Sie keinen Newsletter, und wir löschen die Adresse nach ${days} Tagen. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
    stop: 'Adresse gleich löschen',
  },
  known: {
    subject: (shop: string) => `Ihr Newsletter von ${shop}`,
    preview: 'Sie bekommen ihn schon.',
    text: (shop: string) =>
      `mit dieser E-Mail-Adresse wurde der Newsletter von ${shop} abonniert. Sie bekommen ihn schon; zu tun ist nichts.`,
    stop: 'Newsletter abbestellen',
  },
} as const;
