import { maxPasswordLength, minPasswordLength, type PasswordRefusal } from '@kontor/domain';
import { formErrorSentences } from '../../../http/texts/form-errors.de.ts';

/** Messages beside a refused password (CONTRACT §4). */
export const passwordTexts: Readonly<Record<PasswordRefusal, string>> = {
  required: 'Pflichtfeld',
  'too-short': `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`,
  'too-long': `Das Passwort darf höchstens ${maxPasswordLength} Zeichen haben.`,
  'is-email': 'Das Passwort darf nicht die E-Mail-Adresse sein.',
};

/** Messages beside a refused e-mail address (SPEC §8). */
export const emailTexts = {
  required: 'Pflichtfeld',
  invalid: 'Keine gültige Mailadresse',
  'non-ascii-email': formErrorSentences['non-ascii-email'],
  unchanged: 'Das ist bereits Ihre E-Mail-Adresse.',
};

/** The mails with a code, by purpose. */
export const codeMailTexts = {
  subject: (shop: string) => `Ihr Bestätigungscode bei ${shop}`,
  secret: 'Geben Sie ihn an niemanden weiter, auch nicht an Personen, die sich als unser Kundendienst ausgeben.',
  notYou: 'Wenn Sie keinen Code angefordert haben, brauchen Sie nichts zu tun: Ohne ihn ändert sich nichts.',
  password: {
    preview: 'Er gilt 30 Minuten, in dem Browser, in dem Sie ihn angefordert haben.',
    reason: (shop: string) =>
      `bei ${shop} wurde mit dieser E-Mail-Adresse ein Code angefordert, um sich zu registrieren oder ein neues Passwort zu setzen. Ihr Bestätigungscode:`,
    howLong: 'Der Code gilt 30 Minuten, in dem Browser, in dem Sie ihn angefordert haben.',
  },
  email: {
    preview: 'Er gilt 30 Minuten.',
    reason: (shop: string) =>
      `bei ${shop} soll diese E-Mail-Adresse die eines Kundenkontos werden. Ihr Bestätigungscode:`,
    howLong: 'Der Code gilt 30 Minuten, in dem Konto, in dem Sie ihn angefordert haben.',
  },
};

/**
 * Notices to an owner, in case somebody else made the change. The new e-mail address is not named, because another
 * person may read the old mailbox.
 */
export const noticeTexts = {
  email: {
    subject: (shop: string) => `Ihre E-Mail-Adresse bei ${shop} wurde geändert`,
    preview: 'Ihr Kundenkonto hat eine neue E-Mail-Adresse.',
    changed: (shop: string) =>
      `Ihr Kundenkonto bei ${shop} hat eine neue E-Mail-Adresse. An diese hier schreiben wir nicht mehr.`,
    notYou: 'Wenn Sie das nicht waren, antworten Sie bitte sofort auf diese Nachricht.',
  },
  password: {
    subject: (shop: string) => `Ihr Passwort bei ${shop} wurde geändert`,
    preview: 'Ihr Kundenkonto hat ein neues Passwort.',
    changed: (shop: string) => `Ihr Kundenkonto bei ${shop} hat ein neues Passwort. Andere Geräte sind abgemeldet.`,
    notYou:
      'Wenn Sie das nicht waren, setzen Sie bitte sofort mit „Passwort ändern“ in der Anmeldung ein anderes und antworten Sie auf diese Nachricht.',
  },
};
