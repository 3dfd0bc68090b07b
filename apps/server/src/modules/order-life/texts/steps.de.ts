import { vatIdName } from '@kontor/contract/vat-id-text';
import type { StepRefusal } from '@kontor/domain';
import { germanPercent } from '../../../german-format.ts';
import type { ChangedOrderRate } from '../../orders/orders.service.ts';
import type { AskedBy, EntryKind } from '../types.ts';

/** The data of a refusal's sentence. */
interface RefusedAbout {
  /** The name of the article whose line is the reason. */
  readonly line: string | undefined;
  /** Why the order is held. */
  readonly hold: string;
  /** Whether a provider collects its money. */
  readonly isOnline: boolean;
  readonly via: AskedBy['via'];
}

const of = (line: string | undefined) => (line === undefined ? '' : ` von „${line}“`);

/** What to do about an order that goes out before its money is there. */
const unpaidHints: Readonly<Record<AskedBy['via'], string>> = {
  order: 'Soll die Ware trotzdem hinaus, bestätigen Sie das.',
  'carrier-file': 'Ist das Paket schon unterwegs, melden Sie den Versand in der Bestellung.',
  many: 'Soll die Ware trotzdem hinaus, melden Sie den Versand in der Bestellung.',
};

/** Why an order does not allow a step. */
const refusals: Readonly<Record<StepRefusal, (about: RefusedAbout) => string>> = {
  cancelled: () => 'Diese Bestellung ist storniert.',
  held: ({ hold }) => `Diese Bestellung ist angehalten (${hold}). Geben Sie sie zuerst frei.`,
  'nothing-left': () => 'Von dieser Bestellung ist nichts mehr offen.',
  waiting: () => 'Von dieser Bestellung ist noch etwas offen. Versenden oder stornieren Sie es zuerst.',
  'not-shipped': ({ line }) => `Davon wurde nichts versandt${line === undefined ? '' : `: „${line}“`}.`,
  shipped: ({ line }) => `Was versandt ist${of(line)}, wird nicht storniert. Melden Sie eine Rücksendung.`,
  'all-shipped': () => 'Die ganze Bestellung ist versandt. Wohin sie geht, lässt sich nicht mehr berichtigen.',
  'pieces-moved': () =>
    'Von dieser Bestellung ist schon etwas versandt, storniert oder zurückgekommen. Positionen und Preise lassen sich nicht mehr ändern.',
  'too-many': ({ line }) => `So viele Stück${of(line)} sind nicht mehr offen.`,
  'unknown-line': () => 'Diese Position gibt es in der Bestellung nicht.',
  'unknown-parcel': () => 'Dieses Paket gibt es nicht.',
  delivered: () => 'Dieses Paket ist zugestellt. Kommt etwas zurück, melden Sie eine Rücksendung.',
  'came-back': ({ line }) =>
    `Davon ist schon etwas zurückgekommen${line === undefined ? '' : `: „${line}“`}. Der Versand lässt sich nicht mehr zurücknehmen.`,
  billed: () => 'Seit dem Versand gibt es eine Rechnung über diese Stücke. Stornieren Sie zuerst die Rechnung.',
  'invalid-amount': ({ line }) => `Geben Sie an, wie viele Stück${of(line)} es sind, je Position einmal.`,
  paid: () =>
    'Diese Bestellung ist bezahlt. Ganz stornieren kann sie nur, wer auch Geld erstatten darf, in der Bestellung selbst.',
  unpaid: ({ isOnline, via }) =>
    `${isOnline ? 'Online noch nicht ganz bezahlt. Prüfen Sie die Zahlung.' : 'Vorkasse, und noch nicht ganz bezahlt. Sehen Sie im Kontoauszug nach.'} ${unpaidHints[via]}`,
  'voucher-unpaid': () =>
    'Geschenkgutscheine versendet der Shop selbst, per E-Mail, sobald sie bezahlt sind. Sonst ist nichts offen.',
  'voucher-redeemed': ({ line }) =>
    `Ein Gutschein${of(line)} ist schon eingelöst, ganz oder zum Teil. Er lässt sich nicht mehr zurücknehmen.`,
  'age-unchecked': ({ line }) =>
    `Bei der Übergabe${of(line)} muss das Alter geprüft werden. Versenden Sie mit einem Zusteller, der das tut, oder bestätigen Sie, dass es geprüft wird.`,
};

/** What was done with an order. */
const done: Readonly<Record<EntryKind, string>> = {
  confirm: 'angenommen',
  pick: 'zum Packen gegeben',
  ship: 'versandt',
  unship: 'als doch nicht versandt gemeldet',
  deliver: 'als zugestellt gemeldet',
  complete: 'abgeschlossen',
  return: 'als zurückgesandt gemeldet',
  hold: 'angehalten',
  release: 'freigegeben',
  correct: 'berichtigt',
  amend: 'geändert',
  cancel: 'storniert',
  note: 'mit einer Notiz versehen',
  tag: 'mit Schlagworten versehen',
  refund: 'erstattet',
  remind: 'gemahnt',
  spare: 'von Mahnungen ausgenommen',
  unspare: 'wieder zum Mahnen freigegeben',
  take: 'aufgenommen',
  invoice: 'neu berechnet',
};

/** `20 % → 21 %`. */
export const rateInWords = ({ before, after }: ChangedOrderRate): string =>
  `${germanPercent(before)} → ${germanPercent(after)}`;

/** The sentences about steps in the life of an order. */
export const stepTexts = {
  /** How gift vouchers are shipped, as a parcel names its carrier. */
  byEmail: 'E-Mail',
  refusals,
  done,
  stale: (by: string, at: string, what: string) =>
    `${by} hat diese Bestellung inzwischen ${what} (${at}). Sehen Sie sie neu an, bevor Sie weitermachen.`,
  already: (by: string, at: string, what: string) => `${by} hat diese Bestellung schon ${what} (${at}).`,
};

/** The reasons on the cancellation of a replaced invoice, for the customer. */
export const replacedTexts = {
  corrected: 'Die Anschrift wurde berichtigt.',
  amended: 'Die Bestellung wurde geändert.',
} as const;

/** The sentences about what the operator typed. */
export const stepFormTexts = {
  wrongMoney: 'Geben Sie einen Betrag an, der nicht 0 ist und höchstens 1.000.000 € beträgt.',
  wrongPrice: 'Geben Sie einen Preis mit höchstens zwei Nachkommastellen an.',
  wrongDay: 'Geben Sie einen Tag an, der nicht in der Zukunft liegt.',
  otherCosts: (from: string, to: string) =>
    `Für das Lieferland ${to} gelten andere Versandkosten oder Steuern als für ${from}. Stornieren Sie diese Bestellung und lassen Sie neu bestellen.`,
  otherTax: (country: string, canAmend: boolean) =>
    canAmend
      ? `Mit dieser ${vatIdName(country)} ändert sich die Steuer. Tragen Sie sie unter „Positionen ändern“ ein: Dort wird sie neu berechnet.`
      : `Mit dieser ${vatIdName(country)} ändert sich die Steuer. Nach dem Versand rechnet der Shop sie nicht mehr neu: Fragen Sie Ihre Steuerberatung.`,
  redeemed: (redeemed: string, most: string) =>
    `Von einem Gutschein dieser Bestellung sind ${redeemed} eingelöst. Erstattet werden können höchstens ${most}.`,
  nothingCorrected: 'Die Angaben sind schon so. Es ist nichts zu berichtigen.',
  tooManyTags: (limit: number) => `Eine Bestellung hat höchstens ${limit} Schlagworte.`,
};
