import { voucherKindTexts, voucherStateTexts } from '@kontor/contract/office-texts';

const count = new Intl.NumberFormat('de-AT');
const percent = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 2 });

/** Vouchers: the list, and making them. */
export const voucherTexts = {
  off: 'Der Shop nimmt derzeit keine Gutscheine an (Einstellung „vouchersEnabled“).',
  search: 'Code beginnt mit',
  find: 'Suchen',
  none: 'Noch gibt es keinen Gutschein.',
  noneWith: (code: string) => `Kein Code beginnt mit „${code}“.`,
  all: 'Alle Gutscheine zeigen',
  caption: 'Gutscheine',
  pages: 'Seiten der Gutscheine',
  code: 'Code',
  worth: 'Wert',
  period: 'Zeitraum',
  uses: 'Verwendet',
  state: 'Stand',
  madeOn: 'Angelegt',
  states: voucherStateTexts,
  actions: 'Mit diesem Gutschein',
  actionsOf: (code: string) => `Mit Gutschein ${code}`,
  percent: (share: number) => `${percent.format(share)} %`,
  freeShipping: 'Versand frei',
  balance: (rest: string) => `Guthaben, noch ${rest}`,
  from: (minimum: string) => `ab ${minimum} Warenwert`,
  days: (from: string | null, to: string | null) => {
    if (from === null) return to === null ? 'ohne Ende' : `bis ${to}`;
    return to === null ? `ab ${from}` : `${from} bis ${to}`;
  },
  used: (used: number, allowed: number | null) =>
    allowed === null ? `${count.format(used)}-mal` : `${count.format(used)} von ${count.format(allowed)}`,
  inCarts: (carts: number) => (carts === 1 ? 'in 1 Warenkorb' : `in ${count.format(carts)} Warenkörben`),
  stop: 'Beenden',
  stopOf: (code: string) => `Gutschein ${code} beenden`,
  stopHint: (carts: number) =>
    carts === 0
      ? 'Er gilt sofort nicht mehr. Bestellungen, die ihn verwendet haben, bleiben, wie sie sind.'
      : `Er gilt sofort nicht mehr, auch nicht in ${carts === 1 ? 'dem Warenkorb, in dem er liegt' : `den ${count.format(carts)} Warenkörben, in denen er liegt`}. Bestellungen bleiben, wie sie sind.`,
  stopped: (code: string) => `${code} ist beendet`,
  resume: 'Wieder gelten lassen',
  resumeOf: (code: string) => `Gutschein ${code} wieder gelten lassen`,
  resumeHint: 'Er kann wieder eingelöst werden, in seinem Zeitraum und so oft, wie er noch darf.',
  resumed: (code: string) => `${code} gilt wieder`,
  end: 'Ende ändern',
  endOf: (code: string) => `Ende des Gutscheins ${code} ändern`,
  ended: (code: string) => `${code} hat ein neues Ende`,
  kind: 'Art',
  kinds: voucherKindTexts,
  amountLabel: 'Betrag in Euro',
  percentLabel: 'Anteil in Prozent',
  codeHint:
    '3 bis 40 Buchstaben, Ziffern, „-“ und „_“. Mit Code entsteht ein Gutschein; wie oft er gilt, geben Sie unten an. Ohne Code entstehen zufällige.',
  count: 'Wie viele',
  minimum: 'Mindestwert der Waren in Euro',
  minimumHint: 'Brutto, vor Versand und Abzügen',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  lastDayHint: 'Leer: ohne Ende',
  usesAllowed: 'Wie oft einlösbar',
  usesHint: 'Leer: unbegrenzt',
  noAmount: 'Geben Sie eine Zahl wie 12,50 an.',
  noNumber: 'Geben Sie eine ganze Zahl an.',
  made: (made: number) => (made === 1 ? 'Gutschein angelegt' : `${count.format(made)} Gutscheine angelegt`),
  save: (made: number) => `${count.format(made)} Codes als Datei speichern`,
  fileName: 'gutscheine.txt',
} as const;

/** Series of vouchers. */
export const seriesTexts = {
  title: 'Serien',
  none: 'Noch gibt es keine Serie. Geben Sie beim Anlegen der Gutscheine den Namen einer Serie an.',
  name: 'Serie',
  nameOf: 'Name der Serie',
  nameHint: 'Leer: keine Serie. Eine Serie hat bis zu 100.000 Codes und wird als Ganzes gefunden und beendet.',
  prefix: 'Codes beginnen mit',
  prefixHint: 'Leer: mit nichts. Höchstens 12 Buchstaben, Ziffern, „-“ und „_“',
  begins: (prefix: string) => `Codes beginnen mit ${prefix}-`,
  used: (used: number, all: number) => `${count.format(used)} von ${count.format(all)} verwendet`,
  uses: (uses: number) => `in ${count.format(uses)} Bestellungen`,
  rest: 'Rest',
  left: (left: number) => `${count.format(left)} einlösbar`,
  stopped: (stopped: number) => `${count.format(stopped)} beendet`,
  actions: 'Mit dieser Serie',
  only: (name: string) => `Nur Gutscheine der Serie „${name}“.`,
  noneOf: (name: string) => `Die Serie „${name}“ hat keine Gutscheine.`,
  stopOf: (name: string) => `Serie ${name} beenden`,
  stopHint: (left: number) =>
    `${left === 1 ? 'Ihr letzter Gutschein gilt' : `Ihre ${count.format(left)} einlösbaren Gutscheine gelten`} sofort nicht mehr, auch nicht in Warenkörben. Bestellungen bleiben, wie sie sind.`,
  resumeOf: (name: string) => `Serie ${name} wieder gelten lassen`,
  resumeHint: 'Alle gelten wieder, die mit der Serie beendet wurden. Einzeln beendete bleiben beendet.',
} as const;
