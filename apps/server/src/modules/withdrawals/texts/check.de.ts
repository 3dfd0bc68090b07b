/** Who checked a declaration. */
export const checkTexts = { atTerminal: 'Terminal' } as const;
