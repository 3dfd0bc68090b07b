const count = new Intl.NumberFormat('de-AT');
const addresses = (number: number) => (number === 1 ? '1 Adresse' : `${count.format(number)} Adressen`);

/** The texts of `kontor newsletter`. */
export const newsletterTexts = {
  summary: 'exportiert, wer den Newsletter bekommt: newsletter export DATEI',
  help: `Aufruf: npm run kontor -- newsletter [count|export|stop] …

Der Shop sammelt die Adressen mit Bestätigung; den Newsletter selbst versendet ein anderes Programm.

  count                   wie viele ihn bekommen
  export DATEI            ihre Adressen als CSV, mit Zeitpunkt und Wortlaut der Einwilligung; "-" statt DATEI: Ausgabe
  stop ADRESSE            bestellt ihn für jemanden ab, der es Ihnen gesagt hat

Der Abmeldelink jeder Zeile gehört in jede Nachricht, auch in die Kopfzeilen List-Unsubscribe und
List-Unsubscribe-Post: List-Unsubscribe=One-Click. Exportieren Sie vor jedem Versand neu: Nur so fehlt, wer abbestellt hat.`,
  unknown: (what: string) => `"newsletter ${what}" gibt es nicht; "newsletter --help" erklärt den Befehl.`,
  wantsFile: 'Bitte genau eine Datei angeben, etwa: newsletter export newsletter.csv',
  wantsAddress: 'Bitte genau eine Adresse angeben, etwa: newsletter stop anna@example.at',
  count: ({ confirmed, unconfirmed }: Readonly<Record<'confirmed' | 'unconfirmed', number>>) =>
    `${addresses(confirmed)}, dazu unbestätigt: ${count.format(unconfirmed)}`,
  exported: (number: number, file: string) => `${addresses(number)} nach ${file} geschrieben.`,
  localLinks: 'Die Abmeldelinks führen auf diesen Rechner: PUBLIC_URL ist nicht gesetzt.',
  nobody: (email: string) => `${email} bekommt keinen Newsletter.`,
  stopped: (email: string) => `${email} bekommt keinen Newsletter mehr.`,
} as const;
