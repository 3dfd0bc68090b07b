const count = new Intl.NumberFormat('de-DE');

/** The texts about the pages of lists. */
export const pageTexts = {
  noLimit: (written: string, most: number) => `--limit: "${written}" ist keine Zahl von 1 bis ${count.format(most)}.`,
  noPage: (written: string) => `--page: "${written}" ist keine Seite; die erste ist 1.`,
  shown: ({ first, last, all }: { first: number; last: number; all: number }) =>
    `${count.format(first)} bis ${count.format(last)} von ${count.format(all)}`,
  next: (page: number) => `; weiter mit --page ${page}`,
};
