const count = new Intl.NumberFormat('de-AT');

/** The texts of `kontor documents`. */
export const documentsTexts = {
  summary: 'Rechnungen, Korrekturen, Lieferscheine: documents issue 2026-000001',
  help: `Aufruf: npm run kontor -- documents [list|issue|note|correct|file|mail|verify] …

Stellt Rechnungen, Rechnungskorrekturen und Lieferscheine aus (docs/invoices.md). Was ausgestellt ist, bleibt für immer, wie
es ist; die PDF-Datei macht der laufende Shop, oder "file", wenn er nicht läuft.

  list                     alle Dokumente, die neuesten zuerst; --limit 20, --page 2
  list BESTELLNUMMER       die einer Bestellung
  issue BESTELLNUMMER      stellt die Rechnung aus, nach Teilrechnungen die Schlussrechnung; ist schon alles berechnet, wird
                           die letzte gezeigt
       --pieces 1:2,3:1    eine Teilrechnung über diese Stücke: Position 1 zweimal, Position 3 einmal
       --without-charges   auf ihr noch ohne Versandkosten und Gebühren
       --delivered 20.11.2026              der Liefertag, oder 18.11.2026..20.11.2026; sonst der Versand, sonst heute
       --paid 12,50        was außer Guthaben schon bezahlt ist; sonst, was der Shop davon weiß
       --mail              schickt sie dem Kunden, auch wenn documents.mailed es nicht vorsieht
  note BESTELLNUMMER       stellt einen Lieferschein aus; --delivered wie oben
       --pieces 1:2,3:1    nur diese Stücke: Position 1 zweimal, Position 3 einmal
  correct RECHNUNGSNUMMER  korrigiert eine Rechnung; die Rechnung selbst bleibt
       --all               alles, was von ihr übrig ist (Stornorechnung)
       --pieces 1:2        diese Stücke
       --shipping 4,90     dieser Teil der Versandkosten, wie die Rechnung Preise angibt
       --allowance 5,00    dieser Nachlass auf die Ware, die der Kunde behält; 2:5,00 nur auf Position 2; mit --reason
       --reason "…"        steht auf der Korrektur
       --mail              schickt sie dem Kunden
  file NUMMER [ZIEL]       schreibt die PDF-Datei in einen Ordner oder unter einem Namen
       --xrechnung         stattdessen die Daten als XRechnung (XML), für Behörden in Deutschland
       --ebinterface       stattdessen die Daten als ebInterface 6.1 (XML), für Behörden in Österreich
  mail NUMMER              schickt ein Dokument dem Kunden
  verify                   prüft alle Dateien, die Kette ihrer Prüfsummen und die Nummern auf Lücken

Endet mit 0, wenn getan ist, was verlangt war und nichts fehlt, sonst mit 1.`,
  unknown: (what: string) => `"documents ${what}" gibt es nicht; "documents --help" erklärt den Befehl.`,
  wrongOptions: (reason: string) => `Das versteht documents nicht: ${reason}`,
  wantsOne: (what: string) => `Bitte genau eine Nummer angeben; "documents --help" erklärt "${what}".`,
  wantsNothing: (what: string) => `"documents ${what}" gilt für alle Dokumente und nimmt keine Angaben.`,
  oneForm: 'Bitte nur eine Form angeben: --xrechnung oder --ebinterface.',
  allOrPart: 'Bitte entweder --all oder --pieces und --shipping oder --allowance angeben.',
  noDay: (written: string) => `"${written}" ist kein Tag wie 20.11.2026, und kein Zeitraum wie 18.11.2026..20.11.2026.`,
  noEuro: (written: string) => `"${written}" ist kein Betrag in Euro wie 12,50.`,
  noPieces: (written: string) => `"${written}" sind keine Stücke wie 1:2,3:1 (Position:Menge).`,
  none: 'Es ist noch kein Dokument ausgestellt.',
  noneOf: (order: string) => `Zu ${order} ist noch kein Dokument ausgestellt.`,
  corrects: (number: string) => `zu ${number}`,
  withdrawn: 'zurückgenommen',
  sums: (gross: string, due: string) => (gross === due ? gross : `${gross} (offen ${due})`),
  mailed: (number: string) => `${number} wird dem Kunden geschickt.`,
  fileThere: (path: string) => `"${path}" gibt es schon.`,
  written: (path: string) => `Geschrieben: ${path}`,
  verified: (rendered: number, unrendered: number) =>
    `Geprüft: ${count.format(rendered)}.${unrendered === 0 ? '' : ` Nummeriert, aber noch ohne Datei: ${count.format(unrendered)}.`}`,
  allWell: 'Alle Dateien sind, wie sie ausgestellt wurden, und keine Nummer fehlt.',
  faults: {
    changed: (number: string) => `${number}: Die Datei ist nicht die, die ausgestellt wurde.`,
    'chain-broken': (number: string) => `${number}: Die Kette der Prüfsummen ist hier unterbrochen.`,
    'link-missing': (position: number) => `Das ${count.format(position)}. Dokument der Kette fehlt.`,
    gap: (series: string, missing: number) => `Reihe ${series}: ${count.format(missing)} Nummern fehlen.`,
  },
} as const;
