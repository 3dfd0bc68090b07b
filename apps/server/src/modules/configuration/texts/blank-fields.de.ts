/** What the operator reads of a text of spaces. */
export const blankField = 'Diese Angabe besteht nur aus Leerzeichen.';
