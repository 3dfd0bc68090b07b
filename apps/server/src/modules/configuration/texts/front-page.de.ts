/** What is wrong with a block of the start page, for the operator. */
export const frontPageTexts = {
  missing: 'Hier fehlt etwas.',
  strange: 'Diese Angabe gehört nicht zu einem Block dieser Art.',
} as const;
