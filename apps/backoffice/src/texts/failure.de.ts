/** The sentences about failures without a message from the server. */
export const failureTexts = {
  network: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
  unreachable: 'Der Server antwortet gerade nicht. Versuchen Sie es in Kürze noch einmal.',
  generic: 'Das hat nicht funktioniert. Versuchen Sie es noch einmal.',
  title: 'Diese Seite konnte nicht geladen werden',
  retry: 'Erneut laden',
  forbiddenTitle: 'Dafür fehlt Ihnen das Recht',
  forbidden: (room: string) =>
    `„${room}“ gehört nicht zu Ihrer Rolle. Inhaber vergeben Rechte unter „Team“. Angemeldet bleiben Sie.`,
  missingTitle: 'Diese Adresse gibt es nicht',
  missing: 'Vielleicht wurde der Eintrag entfernt, oder der Link ist unvollständig.',
  toStart: 'Zu „Heute“',
} as const;
