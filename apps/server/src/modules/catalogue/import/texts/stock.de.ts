/** What an import tells of stocks that are no plain number. */
export const stockTexts = {
  readAs: (cell: string, stock: string) => `Bestand: „${cell}“, gelesen als ${stock}.`,
  readAsNone: (cell: string) =>
    `Bestand: „${cell}“ ist keine Zahl und gelesen als 0: Verkauft wird nichts davon. Eine leere Zelle hieße, dass niemand zählt.`,
} as const;
