const count = new Intl.NumberFormat('de-AT');
const unlimited = 'unbegrenzt';

/** What the command for vouchers tells the operator. */
export const voucherTexts = {
  summary: 'legt Gutscheine an: voucher create',
  help: `Aufruf: npm run kontor -- voucher create WERT [Optionen]

Legt Gutscheine an und schreibt ihre Codes untereinander hin. WERT ist genau eines davon:

  --amount 5,00      zieht diesen Betrag in Euro von den Waren ab (in einem Netto-Shop netto)
  --percent 10       zieht diesen Anteil vom Wert der Waren ab
  --free-shipping    übernimmt die Versandkosten
  --balance 50       Guthaben in Euro: zahlt wie Geld, auch den Versand, und behält seinen Rest

  --code SOMMER10    Code: 3 bis 40 Buchstaben, Ziffern, "-" und "_"; Groß- und Kleinschreibung sind gleich
                     (sonst ein zufälliger, der nicht zu erraten ist)
  --count 20         so viele Gutscheine mit zufälligen Codes (sonst 1)
  --minimum 30       gilt erst ab diesem Warenwert in Euro, brutto vor Versand und Abzügen
  --from 2026-12-01  erster Tag, an dem er gilt (auch 1.12.2026; Tage in Wien)
  --to 2026-12-31    letzter Tag, an dem er gilt
  --uses 100         so viele Bestellungen können ihn verwenden, oder "${unlimited}" (sonst 1; ein Guthaben gilt, bis es
                     verbraucht ist)

Alles oder nichts. Endet mit 0, wenn alle angelegt wurden, sonst mit 1.`,
  onlyCreate: 'Bitte "voucher create" aufrufen; "voucher --help" erklärt es.',
  wrongOption: (message: string) => `Diese Optionen sind nicht möglich: ${message}`,
  oneValue: 'Bitte genau einen Wert angeben: --amount, --percent, --free-shipping oder --balance.',
  noEuro: (option: string, written: string) => `--${option}: "${written}" ist kein Betrag in Euro wie 12,50.`,
  noPercent: (written: string) => `--percent: "${written}" ist kein Anteil von 0 bis 100 wie 12,5.`,
  noDay: (option: string, written: string) => `--${option}: "${written}" ist kein Tag wie 2026-12-31.`,
  noNumber: (option: string, written: string) => `--${option}: "${written}" ist keine ganze Zahl.`,
  past: 'Der Gutschein wäre schon abgelaufen.',
  codeOrCount: 'Bitte entweder --code oder --count angeben: ein Code gehört einem Gutschein.',
  tooMany: (most: number) => `--count: möglich sind 1 bis ${most}.`,
  unlimited,
  refusalOf: {
    'invalid-code': 'Der Code ist nicht möglich: 3 bis 40 Buchstaben, Ziffern, "-" und "_".',
    'invalid-value':
      'Der Wert ist nicht möglich: er muss über 0 liegen, ein Betrag darf höchstens 1.000.000 Euro sein.',
    'invalid-minimum': 'Der Mindestwert ist nicht möglich: 0 bis 1.000.000 Euro.',
    'invalid-period': 'Der Gutschein würde enden, bevor er beginnt.',
    'invalid-uses':
      'Die Zahl der Bestellungen ist nicht möglich: 1 bis 1.000.000, und keine bei einem Guthaben, das gilt, bis es verbraucht ist.',
    'code-taken': 'Einen Gutschein mit diesem Code gibt es schon.',
  },
  nothingMade: 'Es wurde nichts angelegt.',
  made: (number: number) => (number === 1 ? '1 Gutschein angelegt.' : `${count.format(number)} Gutscheine angelegt.`),
  switchedOff: 'Achtung: Der Shop nimmt derzeit keine Gutscheine an (Einstellung vouchersEnabled).',
} as const;
