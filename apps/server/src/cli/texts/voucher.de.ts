const count = new Intl.NumberFormat('de-DE');
const unlimited = 'unbegrenzt';

/** The texts of `kontor voucher`. */
export const voucherTexts = {
  summary: 'legt Gutscheine an, zeigt und beendet sie: voucher list',
  help: `Aufruf: npm run kontor -- voucher [list|create|stop|resume|end] …

  list                      alle Gutscheine, die neuesten zuerst: Wert, Zeitraum, wie oft verwendet, in wie vielen
                            Warenkörben; mit --limit 50 so viele auf einmal (sonst 20), mit --page 2 die nächsten
  list SOMMER10             einer davon
  stop SOMMER10             beendet ihn sofort: er wird nicht mehr eingelöst, auch nicht aus Warenkörben, in denen er
                            schon liegt; bestellte bleiben, wie sie sind
  resume SOMMER10           er gilt wieder
  end SOMMER10 2026-12-31   gibt ihm einen anderen letzten Tag (auch 31.12.2026), oder "${unlimited}" keinen
  create WERT [Optionen]    legt neue an

voucher create WERT [Optionen] legt Gutscheine an und schreibt ihre Codes untereinander hin. WERT ist genau eines davon:

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

Alles oder nichts. Endet mit 0, wenn getan ist, was verlangt war, sonst mit 1.`,
  unknown: (what: string) => `"voucher ${what}" gibt es nicht; "voucher --help" erklärt den Befehl.`,
  wantsCode: (what: string) => `Bitte genau einen Code angeben, etwa: voucher ${what} SOMMER10`,
  wantsOneCode: 'Bitte höchstens einen Code angeben, etwa: voucher list SOMMER10',
  wantsEnd: 'Bitte Code und letzten Tag angeben, etwa: voucher end SOMMER10 2026-12-31',
  noLastDay: (written: string) => `"${written}" ist kein Tag wie 2026-12-31.`,
  noVoucher: (code: string) => `Einen Gutschein ${code} gibt es nicht.`,
  pastEnd: (code: string) => `Dieser Tag ist vorbei. Sofort beendet wird er mit: voucher stop ${code}`,
  none: 'Keine Gutscheine.',
  stopped: (code: string) => `${code} ist beendet.`,
  resumed: (code: string) => `${code} gilt wieder.`,
  ends: (code: string, lastDay: string | null) =>
    lastDay === null ? `${code} gilt ohne Ende.` : `${code} gilt bis ${lastDay}.`,
  stillStopped: (code: string) => `Er ist beendet; wieder gelten lässt ihn: voucher resume ${code}`,
  worth: {
    fixed: (amount: string) => amount,
    percent: (share: string) => share,
    'free-shipping': 'Versand',
    'gift-balance': (rest: string) => `Guthaben, noch ${rest}`,
  },
  minimum: (amount: string) => `ab ${amount}`,
  period: { from: (day: string) => `von ${day}`, to: (day: string) => `bis ${day}`, none: 'ohne Ende' },
  used: (used: number, allowed: number | null) =>
    allowed === null
      ? `${count.format(used)}-mal verwendet`
      : `${count.format(used)} von ${count.format(allowed)} verwendet, ${count.format(allowed - used)} frei`,
  reserved: (carts: number) => (carts === 1 ? 'in 1 Warenkorb' : `in ${count.format(carts)} Warenkörben`),
  notTaken: { stopped: 'BEENDET', 'not-yet-valid': 'gilt noch nicht', expired: 'abgelaufen', 'used-up': 'verbraucht' },
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
    'voucher-unpaid': 'Dieser Gutschein wurde zurückgenommen, oder sein Geld fehlt. So kann er nicht wieder gelten.',
  },
  nothingMade: 'Es wurde nichts angelegt.',
  made: (number: number) => (number === 1 ? '1 Gutschein angelegt.' : `${count.format(number)} Gutscheine angelegt.`),
  switchedOff: 'Achtung: Der Shop nimmt derzeit keine Gutscheine an (Einstellung vouchersEnabled).',
} as const;
