/** What is said of the file by which an operator maps a catalogue. */
export const mappingTexts = {
  noJson: 'Die Zuordnung ist kein gültiges JSON.',
  unknownKeys: (unknown: readonly string[], known: readonly string[]) =>
    `Die Zuordnung kennt ${unknown.map((key) => `"${key}"`).join(', ')} nicht. Es gibt ${known.join(', ')}.`,
  noHeading: (headings: readonly string[]) =>
    `Die Zuordnung nennt Spalten, die es bei uns nicht gibt: ${headings.map((heading) => `"${heading}"`).join(', ')}. Welche es gibt, sagt docs/import.md.`,
  wrong: (path: string) => `Die Zuordnung ist bei "${path.replace(/^\//, '').replaceAll('/', '.')}" falsch.`,
} as const;
