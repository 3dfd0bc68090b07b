/** What is wrong with the number series of documents. */
export const seriesTexts = {
  sameNumbers: 'Diese Nummern gäbe es schon in einer anderen Reihe: Jede Reihe braucht ihr eigenes Muster.',
} as const;
