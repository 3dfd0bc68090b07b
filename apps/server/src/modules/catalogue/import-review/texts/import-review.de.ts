/** Texts for the changes of imports, and for what an undo did not restore. */
export const reviewTexts = {
  name: 'Name',
  above: 'Oberkategorie',
  place: 'Platz',
  page: 'Eigene Seite',
  properties: 'Eigenschaften',
  property: (name: string) => `Eigenschaft: ${name}`,
  attribute: (name: string) => `Attribut: ${name}`,
  byImport: ({ number, file }: { number: number; file: string }) => `durch Import ${number}, ${file}`,
  left: {
    changed: 'seither geändert, bleibt',
    gone: 'seither gelöscht, bleibt es',
    'there-again': 'seither wieder angelegt, bleibt so',
    'in-use': 'wird noch gebraucht, bleibt',
    'no-place': 'lässt sich so nicht mehr einordnen, bleibt',
  },
} as const;
