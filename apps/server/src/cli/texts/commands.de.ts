import { largestTemplate } from '../../modules/templates/templates.service.ts';

const count = new Intl.NumberFormat('de-AT');
const percent = new Intl.NumberFormat('de-AT', { style: 'percent' });

/** The texts of several commands. */
export const texts = {
  usage: 'Aufruf: npm run kontor -- <Befehl> [Optionen]',
  helpOfOne: 'Hilfe zu einem Befehl: npm run kontor -- <Befehl> --help',
  unknownCommand: (name: string) => `Den Befehl "${name}" gibt es nicht.\n`,
  noShop: 'Hier ist kein Shop. Stimmt DATA_DIR oder DATABASE_URL?',
  migrate: {
    summary: 'bringt die Datenbank auf den Stand dieser Version',
    help: 'Aufruf: npm run kontor -- migrate\n\nBringt die Datenbank auf den Stand dieser Version. "npm start" tut das von selbst.',
    done: 'Die Datenbank ist auf dem Stand dieser Version.',
  },
  templates: {
    summary: 'übernimmt Vorlagen, Texte und custom.css aus einem Ordner',
    help: `Aufruf: npm run kontor -- templates ORDNER

Übernimmt aus dem Ordner, was das Gesicht des Shops ausmacht (docs/theming.md beschreibt es):

  custom.css         das eigene Stylesheet; es wirkt stärker als das des Shops
  pages/NAME.html    Vorlagen: header, footer, left, right, innerleft, innerright und Seiten unter /C/
  texts/NAME.html    Texte: businessTerms, siteNotice, shippingCosts und Seiten unter /T/

Alles oder nichts: eine Datei, die nicht übernommen werden kann, lässt den Shop, wie er ist. Was der Ordner nicht nennt,
bleibt; eine leere Datei nimmt eine Vorlage weg, wenn weder Menü noch Startseite zu ihr führen. Der laufende Shop zeigt die Änderung nach ein, zwei Sekunden.

Endet mit 0, wenn alles übernommen wurde, sonst mit 1.`,
    oneFolder: 'Bitte genau einen Ordner angeben.',
    refusalOf: {
      'no-folder': ({ folder }: { folder: string }) =>
        `Den Ordner "${folder}" gibt es nicht, oder er ist nicht lesbar.`,
      'no-templates': ({ folder }: { folder: string }) =>
        `Im Ordner "${folder}" liegt keine Vorlage: erwartet werden custom.css, pages/NAME.html oder texts/NAME.html.`,
      'too-large': ({ file }: { file: string }) =>
        `Die Datei "${file}" ist zu groß: eine Vorlage darf höchstens ${count.format(largestTemplate / 1000)} kB haben.`,
      'not-utf-8': ({ file }: { file: string }) => `Die Datei "${file}" ist kein Text in UTF-8. Bitte so speichern.`,
      'template-name-invalid': ({ file }: { file: string }) =>
        `Der Name der Datei "${file}" ist keiner für eine Vorlage: möglich sind Buchstaben, Ziffern, "-" und "_", höchstens 100.`,
    },
    ledTo: (places: readonly string[]) =>
      `Zu einer Seite, die es dann nicht mehr gäbe, führen noch: ${places.join(', ')}. Bitte zuerst das Menü (mainMenu) oder die Startseite (startpage) mit "configure" ändern.`,
    nothingChanged: 'Es wurde nichts geändert.',
    passedOver: (file: string) => `${file}: keine Vorlage, nicht übernommen.`,
    removed: (file: string, parts: readonly string[]) =>
      `${file}: in Vorlagen nicht möglich, weggelassen: ${parts.join(', ')}`,
    changed: (file: string) => `${file}: übernommen`,
    summaryOf: (changed: number, unchanged: number) =>
      `Vorlagen: ${count.format(changed)} übernommen, ${count.format(unchanged)} unverändert.`,
  },
  import: {
    summary: 'liest einen Katalog ein: CSV, Excel, BMEcat, Exporte anderer Shops, JSON Lines',
    help: `Aufruf: npm run kontor -- import DATEI [Optionen]

Liest Kategorien, Produkte und was über Merkmale festgelegt wird aus CSV oder Excel, BMEcat oder JSON Lines. Welches davon die
Datei ist, sagt ihr Inhalt. Spalten und Felder beschreibt docs/import.md. Dieselbe Datei zweimal eingelesen ändert nichts.
Was ein Import geändert hat, zeigt der Befehl imports, und nimmt es zurück.

  --dry-run          prüft und zählt alles, zeigt an zwanzig Beispielen, was sich Feld für Feld änderte, und ändert
                     nichts am Katalog (legt aber den Datenordner an, wenn er fehlt, und bringt die Datenbank auf den
                     Stand dieser Version)
  --diff             zeigt dabei alles, was sich änderte
  --pictures ORDNER  Ordner der Bilder und Dokumente (sonst der Ordner der Datei)
  --mapping DATEI    Zuordnung: was die Datei nicht sagt (Steuersatz, netto oder brutto, Spalten), als JSON; welche
                     Angaben es gibt, sagt docs/import-formats.md
  --propose-mapping  schreibt statt einzulesen eine Zuordnung auf die Ausgabe, so gut die Spalten sich erkennen lassen:
                     import liste.xlsx --propose-mapping > zuordnung.json (dann Fragen darin beantworten, --mapping)
  --stock-as-of "21.11.2026 18:00"
                     wann der Bestand der Datei gezählt wurde (Zeit in Wien): was seither bestellt wurde, wird abgezogen
  --again            eine Datei mit Bestand wie +5 zählt noch einmal, obwohl sie schon eingelesen wurde
  --missing archive  die Datei ist das ganze Sortiment: was sie nicht nennt, kommt aus dem Verkauf
  --errors DATEI     Fehlerdatei: jede abgelehnte Zeile, wie sie ist, mit ihrer Nummer und dem Grund; verbessert kann sie
                     wieder eingelesen werden (sonst DATEI.errors.csv oder .jsonl)
  --warnings DATEI   Hinweise: was übernommene Zeilen nannten und nicht übernommen wurde (sonst DATEI.warnings.csv)

Endet mit 0, wenn alle Zeilen übernommen wurden, mit 2, wenn Zeilen abgelehnt wurden, sonst mit 1.`,
    diskFull:
      'Der Datenträger ist voll. Was schon eingelesen war, bleibt, und nichts ist halb. Bitte Platz schaffen, wo ' +
      'DATA_DIR und die Datenbank liegen, und dieselbe Datei noch einmal einlesen: der Rest kommt dazu.',
    oneFile: 'Bitte genau eine Datei angeben.',
    proposesAlone: () => '--propose-mapping steht allein mit einer Datei: import DATEI --propose-mapping',
    toAnswer: (keys: readonly string[]) =>
      `Bitte in der Zuordnung beantworten, wo der Text mit einem Fragezeichen beginnt: ${keys.join(', ')}.`,
    unplaced: (columns: readonly string[]) =>
      `Nicht zugeordnet (unter "unplaced" mit Beispielen, wird nicht gelesen): ${columns.join(', ')}.`,
    unreadable: (file: string) => `Die Datei "${file}" kann nicht gelesen werden.`,
    progress: (share: number, rows: number, perSecond: number) =>
      `${percent.format(share)}, ${count.format(rows)} Zeilen, ${count.format(perSecond)} Zeilen/s`,
    numbered: (number: number) =>
      `Das war Import ${number}: "imports diff ${number}" zeigt, was er geändert hat, "imports undo ${number}" nimmt es zurück.`,
    moreChanges: (more: number) => `… und ${count.format(more)} weitere; alle zeigt --diff.`,
    noDiff: 'Die Option --diff gehört zu --dry-run. Nach einem Import zeigt "imports diff", was er geändert hat.',
    dryRun: 'Probelauf: es wurde nichts geändert.',
    summaryOf: (counts: { created: number; changed: number; unchanged: number; refused: number }) =>
      `Zeilen: ${count.format(counts.created)} neu, ${count.format(counts.changed)} geändert, ` +
      `${count.format(counts.unchanged)} unverändert, ${count.format(counts.refused)} abgelehnt.`,
    mostRefused: (rows: number, reason: string) => `Grund bei ${count.format(rows)} der abgelehnten Zeilen: ${reason}`,
    errorFile: (file: string) => `Abgelehnte Zeilen mit Gründen: ${file}`,
    warningFile: (warned: number, file: string) =>
      `${count.format(warned)} ${warned === 1 ? 'Hinweis' : 'Hinweise'} zu übernommenen Zeilen: ${file}`,
    missing: 'Die Option --missing kennt nur archive.',
    noMapping: 'Die Option --mapping gibt es bei diesem Befehl nicht.',
    noStock: 'Die Option --stock-as-of gibt es bei diesem Befehl nicht.',
    noAgain: 'Die Option --again gibt es bei diesem Befehl nicht.',
    noMoment: (written: string) => `--stock-as-of: "${written}" ist kein vergangener Zeitpunkt wie "21.11.2026 18:00".`,
    noPictures: 'Die Option --pictures gibt es bei diesem Befehl nicht.',
  },
  importCustomers: {
    summary: 'übernimmt Kunden eines anderen Shops aus einer CSV-Datei',
    help: `Aufruf: npm run kontor -- import-customers DATEI [Optionen]

Übernimmt Kunden aus einer CSV-Datei, eine Zeile je Konto; nur die Spalte E-Mail muss es geben. Mit einem Passwort-Hash
(bcrypt, phpass, MD5 oder SHA-256 mit Salt) meldet sich der Kunde mit seinem alten Passwort an; ohne einen bestätigt er
einmal einen Code per E-Mail und wählt dabei ein Passwort. Spalten und Formate beschreibt docs/import-customers.md.

Dieselbe Datei zweimal eingelesen ändert nichts. Wer sich im Shop schon angemeldet oder ein Passwort gesetzt hat, behält
Passwort und Lieferadresse; wer sich hier selbst registriert hat, auch die Rechnungsadresse.

  --dry-run          prüft und zählt alles, ändert keinen Kunden (legt aber den Datenordner an, wenn er fehlt, und
                     bringt die Datenbank auf den Stand dieser Version)
  --errors DATEI     Fehlerdatei mit Zeile und Grund jeder abgelehnten Zeile (sonst DATEI.errors.csv)

Endet mit 0, wenn alle Zeilen übernommen wurden, mit 2, wenn Zeilen abgelehnt wurden, sonst mit 1.`,
  },
} as const;
