/** The frame of the back office. */
export const shellTexts = {
  skip: 'Zum Inhalt',
  menu: 'Menü',
  rooms: 'Bereiche',
  own: 'Eigenes',
  signOut: 'Abmelden',
  loading: 'Wird geladen',
  palette: 'Suchen',
  paletteKeys: 'Strg K',
  paletteTitle: 'Suchen und ausführen',
  paletteLabel: 'Bereich, Befehl, Bestellung oder Kunde',
  paletteNone: 'Dazu gibt es nichts.',
  paletteCount: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  showKeys: 'Tasten zeigen',
  keysTitle: 'Tasten',
  keysRest: 'Einzelne Tasten ruhen, während Sie in ein Feld schreiben.',
  modifier: 'Strg',
} as const;
