/** Messages about a setting that is null as a whole. */
export const nullTexts = {
  ofParts: (key: string, part: string) =>
    `null ist hier keine Angabe. Was nicht mehr gelten soll, wird einzeln genannt, etwa {"${key}": {"${part}": null}}.`,
  whole: 'null ist hier keine Angabe. Bitte den Wert nennen oder den Schlüssel weglassen, damit er bleibt, wie er ist.',
} as const;
