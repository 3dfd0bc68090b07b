import { germanCount } from '../../german-format.ts';

/** What `kontor erasures` tells the operator. */
export const erasuresTexts = {
  summary: 'Liste der Löschungen: erasures save, und nach dem Einspielen einer Sicherung erasures repeat',
  help: `Aufruf: npm run kontor -- erasures save|repeat DATEI

Eine Sicherung bringt zurück, was nach ihr gelöscht wurde. Diese Liste sagt, was das war, ohne jemanden zu nennen. Legen
Sie sie zu den Sicherungen.

  save DATEI      schreibt die Liste aller Löschungen
  repeat DATEI    löscht in einem wiederhergestellten Shop noch einmal, was auf der Liste steht. Niemand bekommt eine Mail.`,
  unknown: (what: string) =>
    what === ''
      ? 'Bitte "save" oder "repeat" angeben; "erasures --help" erklärt den Befehl.'
      : `"erasures ${what}" gibt es nicht; "erasures --help" erklärt den Befehl.`,
  wantsFile: 'Bitte genau eine Datei angeben.',
  notWritten: (file: string) => `${file} kann nicht geschrieben werden.`,
  notRead: (file: string) => `${file} kann nicht gelesen werden.`,
  wrongLine: (file: string, line: number) =>
    `${file} ist keine Liste von "erasures save": Zeile ${line} ist unbekannt. Nichts wurde gelöscht.`,
  saved: (count: number, file: string) => `${germanCount(count)} Löschungen in ${file}.`,
  repeated: ({ accounts, quotes, orders }: { accounts: number; quotes: number; orders: number }) =>
    `Noch einmal gelöscht: ${germanCount(accounts)} Konten, ${germanCount(quotes)} Angebote. Gesperrt: ${germanCount(orders)} Bestellungen.`,
} as const;
