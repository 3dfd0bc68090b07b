/** What is wrong with a menu, for the operator. */
export const mainMenuTexts = {
  tooDeep: (levels: number) => `Das Menü hat höchstens ${levels} Ebenen: Hier sind keine Untereinträge mehr möglich.`,
} as const;
