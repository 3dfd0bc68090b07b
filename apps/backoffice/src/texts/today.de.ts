/** The start page. */
export const todayTexts = {
  title: 'Heute',
  hello: (name: string) => `Angemeldet als ${name}.`,
  openTitle: 'Zu tun',
  done: 'Nichts offen.',
  factor: 'Nur ein Passwort schützt Ihr Konto',
  factorHint: 'Mit einem Passkey melden Sie sich ohne Passwort an, und niemand kann es Ihnen abfragen.',
  factorButton: 'Sicherheit einrichten',
  codes: (count: number) =>
    count === 0
      ? 'Sie haben keine Wiederherstellungscodes mehr'
      : `Sie haben nur noch ${count === 1 ? 'einen Wiederherstellungscode' : `${count} Wiederherstellungscodes`}`,
  codesHint: 'Mit ihnen kommen Sie hinein, wenn das Handy mit der Authenticator-App weg ist.',
  codesButton: 'Neue Codes anlegen',
  roomsTitle: 'Was es hier gibt',
  growing:
    'Das Backoffice wächst. Bestellungen, Artikel, Kunden und Einstellungen bearbeiten Sie bis dahin mit den Befehlen von „npm run kontor“.',
} as const;
