/** The texts of retention. */
export const retentionTexts = { shopItself: 'Befehl' } as const;
