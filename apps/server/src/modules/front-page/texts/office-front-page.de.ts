/** The start page in the log: kinds of blocks, and their fields. */
export const officeFrontPageTexts = {
  kinds: {
    ...{ claim: 'Begrüßung', categories: 'Kategorien', products: 'Artikel', offers: 'Angebote' },
    ...{ facts: 'Vorteile', text: 'Text' },
  },
  picture: (id: string) => `Bild ${id}`,
  alt: (text: string) => `zeigt: ${text}`,
  link: (text: string, href: string) => `Knopf „${text}“ nach ${href}`,
  fact: (title: string, text: string) => (text === '' ? title : `${title} (${text})`),
  choices: { best: 'empfohlene', new: 'neue', chosen: 'ausgewählte' },
  articles: (numbers: readonly string[]) => numbers.join(', '),
  categories: (names: readonly string[]) => names.join(', '),
  most: (count: number) => `höchstens ${count}`,
} as const;
