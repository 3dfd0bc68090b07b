const count = new Intl.NumberFormat('de-AT');

/** The texts of `kontor stock-alerts`. */
export const stockAlertsTexts = {
  summary: 'zeigt, auf welche Artikel wie viele Kunden warten',
  help: `Aufruf: npm run kontor -- stock-alerts

Artikel, bei denen sich Kunden benachrichtigen lassen, wenn sie wieder lieferbar sind: wie viele warten, der erste seit
wann. Adressen zeigt der Befehl nicht. Gezählt wird nur, wer bestätigt hat.`,
  none: 'Niemand wartet auf einen Artikel.',
  gone: '(nicht mehr im Katalog)',
  line: ({
    waiting,
    since,
    number,
    name,
  }: Record<'since' | 'number' | 'name', string> & { readonly waiting: number }) =>
    `${count.format(waiting)}  seit ${since}  ${number}  ${name}`,
} as const;
