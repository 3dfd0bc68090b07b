/** Pages of the operator's own HTML. */
export const contentTexts = {
  untitled: 'Information',
  table: 'Tabelle',
};
