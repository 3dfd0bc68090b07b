const count = new Intl.NumberFormat('de-AT');

const figure = (value: number) => count.format(value).padStart(7);

/** The texts of `kontor searches`. */
export const searchesTexts = {
  summary: 'zeigt, wonach gesucht wird, was nichts findet und was niemand öffnet',
  help: `Aufruf: npm run kontor -- searches [--days N]

Zeigt je zwanzig Suchtexte: die häufigsten, die ohne Treffer, die ohne Treffer, denen eine Seite des Shops angeboten
wird (Versand), und die, von deren Treffern niemand einen geöffnet hat.

  Suchen    wie oft danach gesucht wurde
  Tage      an wie vielen Tagen
  Treffer   was die letzte Suche im ganzen Shop fand; in Klammern, was davon alle Wörter hat, wo das weniger ist
  Klicks    von wie vielen Suchen aus ein Artikel geöffnet wurde

  --days N   die letzten N Tage, heute mitgezählt (ohne Angabe 30, höchstens 400)

Gezählt wird ohne Angabe, wer sucht. Was dabei zählt und wie man es abschaltet: docs/search.md.`,
  wrongDays: (most: number) => `Bitte bei --days eine ganze Zahl von 1 bis ${most} angeben.`,
  since: (days: number) => (days === 1 ? 'Suchen heute' : `Suchen der letzten ${count.format(days)} Tage`),
  heads: {
    all: 'Am häufigsten',
    'without-hits': 'Ohne Treffer',
    pages: 'Ohne Treffer, aber mit einer Seite',
    'without-clicks': 'Treffer, aber keine Klicks',
  },
  columns: '   Suchen    Tage  Klicks  Suchtext und Treffer',
  line: (term: string, { searches, days, clicks, ...counts }: Counts) =>
    `  ${figure(searches)} ${figure(days)} ${figure(clicks)}  ${term}: ${found(counts)}`,
  articleNumbers: '(Artikelnummern)',
  none: '  keine',
} as const;

interface Counts {
  readonly searches: number;
  readonly days: number;
  readonly clicks: number;
  readonly hits: number;
  readonly exactHits: number;
  /** Whether nothing was found, and a page of the shop is offered. */
  readonly isPage: boolean;
}

function found({ hits, exactHits, isPage }: Pick<Counts, 'hits' | 'exactHits' | 'isPage'>): string {
  if (isPage) return 'eine Seite des Shops';
  if (hits === 0) return 'keine Treffer';
  const all = `${count.format(hits)} Treffer`;
  return exactHits === hits ? all : `${all} (${count.format(exactHits)})`;
}
