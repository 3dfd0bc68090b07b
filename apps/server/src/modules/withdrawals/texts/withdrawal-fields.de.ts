/** What is wrong with the fields of a declaration. */
export const withdrawalFieldTexts = {
  unnamedOrder: 'Bitte geben Sie die Bestellnummer an, oder darunter das Datum der Bestellung.',
  wrongAmount: (ordered: number) => `Bitte eine ganze Zahl von 0 bis ${ordered}`,
  nothingChosen: 'Bitte wählen Sie mindestens ein Stück.',
} as const;
