/** What is told of what imports changed, and of what an undoing left as it was. */
export const reviewTexts = {
  name: 'Name',
  above: 'Oberkategorie',
  place: 'Platz',
  page: 'Eigene Seite',
  properties: 'Eigenschaften',
  property: (name: string) => `Eigenschaft: ${name}`,
  attribute: (name: string) => `Attribut: ${name}`,
  left: {
    changed: 'seither geändert, bleibt',
    gone: 'seither gelöscht, bleibt es',
    'there-again': 'seither wieder angelegt, bleibt so',
    'in-use': 'wird noch gebraucht, bleibt',
    'no-place': 'lässt sich so nicht mehr einordnen, bleibt',
  },
} as const;
