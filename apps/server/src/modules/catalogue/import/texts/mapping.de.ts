/** What is said of the file by which an operator maps a catalogue. */
export const mappingTexts = {
  noJson: 'Die Zuordnung ist kein gültiges JSON.',
  unknownKeys: (unknown: readonly string[], known: readonly string[]) =>
    `Die Zuordnung kennt ${unknown.map((key) => `"${key}"`).join(', ')} nicht. Es gibt ${known.join(', ')}.`,
  wrong: (path: string) => `Die Zuordnung ist bei "${path.replace(/^\//, '').replaceAll('/', '.')}" falsch.`,
} as const;
