/** The message about an unknown field. */
export const unknownFieldTexts = {
  unknown: (meant: string | null, known: readonly string[]) =>
    `Diese Angabe gibt es nicht.${meant === null ? '' : ` Meinten Sie „${meant}“?`} Bekannt sind: ${known.join(', ')}.`,
} as const;
