import { maxPasswordLength, minPasswordLength, type PasswordRefusal } from '@kontor/domain';

/** What stands beside a password that cannot be one (CONTRACT §4). */
export const passwordTexts: Readonly<Record<PasswordRefusal, string>> = {
  required: 'Pflichtfeld',
  'too-short': `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`,
  'too-long': `Das Passwort darf höchstens ${maxPasswordLength} Zeichen haben.`,
  'is-email': 'Das Passwort darf nicht die E-Mail-Adresse sein.',
};

/** What stands beside an e-mail address that is none (SPEC §8). */
export const emailTexts = { required: 'Pflichtfeld', invalid: 'Keine gültige Mailadresse' };

/** The mail that brings a code. */
export const codeMailTexts = {
  subject: (shop: string) => `Ihr Bestätigungscode bei ${shop}`,
  preview: 'Er gilt 30 Minuten, in dem Browser, in dem Sie ihn angefordert haben.',
  greeting: 'Guten Tag,',
  reason: (shop: string) =>
    `bei ${shop} wurde mit dieser E-Mail-Adresse ein Code angefordert, um sich zu registrieren oder ein neues Passwort zu setzen. Ihr Bestätigungscode:`,
  howLong: 'Der Code gilt 30 Minuten, in dem Browser, in dem Sie ihn angefordert haben.',
  secret: 'Geben Sie ihn an niemanden weiter, auch nicht an Personen, die sich als unser Kundendienst ausgeben.',
  notYou: 'Wenn Sie keinen Code angefordert haben, brauchen Sie nichts zu tun: Ohne ihn ändert sich nichts.',
  farewell: 'Freundliche Grüße',
};
