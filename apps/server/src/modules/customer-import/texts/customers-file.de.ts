import type { AddressRefusal, EmailRefusal } from '@kontor/domain';
import type { OldHashRefusal } from '../../passwords/passwords.service.ts';

const emailSentences: Readonly<Record<EmailRefusal, string>> = {
  required: 'E-Mail: fehlt.',
  'too-long': 'E-Mail: zu lang.',
  'invalid-email': 'E-Mail: keine gültige Adresse.',
  'non-ascii-email': 'E-Mail: vor dem @ sind keine Umlaute und keine anderen Schriften möglich.',
};

const hashSentences: Readonly<Record<OldHashRefusal, string>> = {
  'unknown-hash':
    'Passwort-Hash: das Format ist unbekannt. Möglich sind bcrypt, phpass, MD5 und SHA-256 mit Salt; ohne Hash meldet sich der Kunde mit einem Code per E-Mail an.',
  'too-dear-hash':
    'Passwort-Hash: so aufwendig, dass die Prüfung den Shop aufhielte. Bitte leer lassen; der Kunde meldet sich dann mit einem Code per E-Mail an.',
};

/** Messages of the customer import. */
export const reasons = {
  email: (refusal: EmailRefusal) => emailSentences[refusal],
  hash: (refusal: OldHashRefusal) => hashSentences[refusal],
  duplicate: (line: number) => `E-Mail: steht schon in Zeile ${line}. Ein Konto hat nur eine Zeile.`,
  line: (column: string, longest: number) => `${column}: höchstens ${longest} Zeichen und keine Steuerzeichen.`,
  unknownGroup: (groups: readonly string[]) =>
    `Kundengruppe: gibt es im Shop nicht. ${groups.length === 0 ? 'Es gibt noch keine.' : `Es gibt: ${groups.join(', ')}.`}`,
  country: (column: string, countries: readonly string[]) =>
    `${column}: keines der Länder des Shops (${countries.join(', ')}).`,
  /** An error of another address field, under the name of its column. */
  field: (column: string, { code, example }: AddressRefusal) =>
    ({
      required: `${column}: fehlt.`,
      'too-long': `${column}: zu lang.`,
      'control-character': `${column}: enthält Steuerzeichen.`,
      unknown: `${column}: unbekannt.`,
      'invalid-postal-code': `${column}: keine Postleitzahl dieses Landes, wie etwa ${example}.`,
    })[code],
} as const;

/** Headings of the error file. */
export const errorFileHeader = ['Zeile', 'E-Mail', 'Grund'];
