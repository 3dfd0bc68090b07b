const count = new Intl.NumberFormat('de-AT');
const percent = new Intl.NumberFormat('de-AT', { style: 'percent' });

/** What the commands tell the operator. */
export const texts = {
  usage: 'Aufruf: npm run kontor -- <Befehl> [Optionen]',
  helpOfOne: 'Hilfe zu einem Befehl: npm run kontor -- <Befehl> --help',
  unknownCommand: (name: string) => `Den Befehl "${name}" gibt es nicht.\n`,
  migrate: {
    summary: 'bringt die Datenbank auf den Stand dieser Version',
    help: 'Aufruf: npm run kontor -- migrate\n\nBringt die Datenbank auf den Stand dieser Version. "npm start" tut das von selbst.',
    done: 'Die Datenbank ist auf dem Stand dieser Version.',
  },
  import: {
    summary: 'liest einen Katalog aus einer CSV- oder JSON-Lines-Datei ein',
    help: `Aufruf: npm run kontor -- import DATEI [Optionen]

Liest Kategorien und Produkte aus einer CSV-Datei (.csv, eine Zeile je Kondition) oder aus JSON Lines (.jsonl).
Spalten und Felder beschreibt docs/import.md. Dieselbe Datei zweimal eingelesen ändert nichts.

  --dry-run          prüft und zählt alles, ändert nichts am Katalog (legt aber den Datenordner an, wenn er fehlt, und
                     bringt die Datenbank auf den Stand dieser Version)
  --pictures ORDNER  Ordner der Bilder und Dokumente (sonst der Ordner der Datei)
  --errors DATEI     Fehlerdatei mit Zeile und Grund jeder abgelehnten Zeile (sonst DATEI.errors.csv)

Endet mit 0, wenn alle Zeilen übernommen wurden, mit 2, wenn Zeilen abgelehnt wurden, sonst mit 1.`,
    oneFile: 'Bitte genau eine Datei angeben.',
    unreadable: (file: string) => `Die Datei "${file}" kann nicht gelesen werden.`,
    progress: (share: number, rows: number, perSecond: number) =>
      `${percent.format(share)}, ${count.format(rows)} Zeilen, ${count.format(perSecond)} Zeilen/s`,
    dryRun: 'Probelauf: es wurde nichts am Katalog geändert.',
    summaryOf: (counts: { created: number; changed: number; unchanged: number; refused: number }) =>
      `Zeilen: ${count.format(counts.created)} neu, ${count.format(counts.changed)} geändert, ` +
      `${count.format(counts.unchanged)} unverändert, ${count.format(counts.refused)} abgelehnt.`,
    errorFile: (file: string) => `Abgelehnte Zeilen mit Gründen: ${file}`,
  },
} as const;
