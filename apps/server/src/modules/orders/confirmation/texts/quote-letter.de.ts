/** Texts of the letter of an offer. */
export const quoteLetterTexts = {
  title: (number: string, version: number) =>
    version === 1 ? `Angebot ${number}` : `Angebot ${number}, Fassung ${version}`,
  number: 'Angebot',
  date: 'Datum',
  validUntil: 'Gültig bis',
  intro: 'Gerne bieten wir Ihnen an:',
  heading: 'Annahme',
  valid: (day: string) =>
    `Dieses Angebot gilt bis ${day}, solange die Ware verfügbar ist. Bis Sie es annehmen, können wir es ändern oder zurückziehen.`,
  byLink: (link: string) => `Annehmen können Sie es hier: ${link}`,
  otherwise: (ways: readonly string[]) =>
    ways.length === 0
      ? 'Bei Fragen melden Sie sich gerne.'
      : `Sie erreichen uns auch so: ${ways.join(' oder ')}. Nennen Sie dabei bitte die Nummer des Angebots.`,
  agreed: (names: readonly string[]) =>
    `Es gelten ${new Intl.ListFormat('de').format(names)} in der Fassung vom Tag dieses Angebots.`,
} as const;
