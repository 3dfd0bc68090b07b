import { germanTime } from '../../german-format.ts';
import type { ImportState, ListedImport } from '../../modules/catalogue/import-log/import-log.service.ts';

const count = new Intl.NumberFormat('de-AT');

const states: Readonly<Record<ImportState, string>> = {
  running: 'läuft',
  finished: 'fertig',
  interrupted: 'unterbrochen',
  undone: 'zurückgenommen',
};

/** The texts of `kontor imports`. */
export const importsTexts = {
  summary: 'zeigt die Importe des Katalogs, was sie geändert haben, und nimmt sie zurück: imports undo 7',
  help: `Aufruf: npm run kontor -- imports [list|diff|undo] …

Jeder Import eines Katalogs hat eine Nummer.

  list          die letzten: Nummer, Beginn, Datei, Stand, und was aus den Zeilen wurde
       --page 2 die nächsten, je zwanzig
  diff 7        was Import 7 geändert hat, Feld für Feld
  undo 7        nimmt Import 7 zurück: was er anlegte, geht (Bestelltes kommt aus dem Verkauf), was er änderte, wird
                wieder, wie es war. Was seither jemand geändert hat, bleibt und wird genannt; was seither verkauft
                wurde, bleibt verkauft. Blieb etwas, weil ein späterer Import es geändert hat, steht er dabei: zuerst
                diesen zurücknehmen, dann Import 7 noch einmal. Auch das ist ein Import mit einer Nummer, und lässt sich zurücknehmen.

Stand: läuft, fertig, unterbrochen (dieselbe Datei noch einmal einzulesen holt den Rest nach) oder zurückgenommen.

Was ein Import geändert hat, wird 30 Tage aufgehoben. Endet mit 0, wenn getan ist, was verlangt war, mit 2, wenn beim
Zurücknehmen etwas blieb, sonst mit 1.`,
  unknown: (what: string) => `"imports ${what}" gibt es nicht; "imports --help" erklärt den Befehl.`,
  wrongOptions: (message: string) => `Diese Angaben sind nicht möglich: ${message}`,
  noPage: (page: string) => `Eine Seite "${page}" gibt es nicht.`,
  none: 'Es gibt noch keinen Import.',
  line: ({ number, kind, file, undoes, state, begunAt, undoneBy, counts }: ListedImport) => {
    const about = kind === 'undo' ? `nimmt Import ${undoes} zurück (${file})` : file;
    const outcome = undoneBy === null ? states[state] : `${states[state]} durch Import ${undoneBy}`;
    return `${count.format(number).padStart(5)}  ${germanTime(begunAt)}  ${about}: ${outcome}\n       ${counted(counts)}`;
  },
  wantsNumber: (what: string) => `Bitte die Nummer eines Imports angeben, wie "imports" sie nennt: imports ${what} 7`,
  noImport: (number: number) => `Einen Import ${number} gibt es nicht.`,
  undoneBefore: (number: number, by: number) =>
    `Import ${number} ist schon zurückgenommen, durch Import ${by}. Es wurde nichts geändert. Wieder in Kraft setzt ihn "imports undo ${by}".`,
  forgotten: (number: number) =>
    `Was Import ${number} geändert hat, ist nicht mehr aufgehoben: das wird es 30 Tage lang.`,
  moreLeft: (more: number, number: number) => `… und ${count.format(more)} weitere: "imports diff ${number}".`,
  laterFirst: (undoes: number, later: readonly { number: number; file: string }[]) =>
    `Was blieb, haben spätere Importe geändert: ${later.map(({ number, file }) => `${number} (${file})`).join(', ')}. Soll auch das zurück, dann zuerst diese zurücknehmen und danach noch einmal "imports undo ${undoes}".`,
  undone: ({ undoes, number, counts, erased }: Undone) =>
    `Import ${undoes} ist zurückgenommen, durch Import ${number}: ${count.format(counts.changed)} wie zuvor, ` +
    `${count.format(counts.created)} wieder da, ${count.format(erased)} gelöscht, ` +
    `${count.format(counts.archived - erased)} aus dem Verkauf, ` +
    `${count.format(counts.refused)} blieben.`,
  more: (page: number) => `\nWeiter: imports list --page ${page}`,
} as const;

/** What an undo came to: the number of the import that it is, and how many of its `archived` are deleted. */
interface Undone {
  readonly undoes: number;
  readonly number: number;
  readonly counts: ListedImport['counts'];
  readonly erased: number;
}

/** The texts of changes. */
export const changeTexts = {
  nothing: '(leer)',
  thing: {
    product: (name: string) => name,
    category: (name: string) => `Kategorie ${name}`,
    family: (name: string) => `Familie ${name}`,
    attribute: (name: string) => `Attribut ${name}`,
  },
  told: { created: 'neu', removed: 'gelöscht' },
} as const;

function counted({ created, changed, unchanged, archived, refused, warnings }: ListedImport['counts']): string {
  const parts = [
    `${count.format(created)} neu`,
    `${count.format(changed)} geändert`,
    `${count.format(unchanged)} unverändert`,
    archived > 0 ? `${count.format(archived)} gelöscht oder aus dem Verkauf` : '',
    `${count.format(refused)} abgelehnt`,
    warnings > 0 ? `${count.format(warnings)} ${warnings === 1 ? 'Hinweis' : 'Hinweise'}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
