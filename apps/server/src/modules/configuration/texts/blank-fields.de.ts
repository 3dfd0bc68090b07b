/** The message about a text of spaces. */
export const blankField = 'Diese Angabe besteht nur aus Leerzeichen.';
