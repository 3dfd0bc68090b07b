/** Who has looked at a declaration. */
export const checkTexts = { atTerminal: 'Terminal' } as const;
