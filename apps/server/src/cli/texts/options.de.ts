/** What is wrong with the options of a command. */
export const optionTexts = {
  unknown: (option: string, meant: string | null) =>
    `Die Option ${option} gibt es nicht.${meant === null ? '' : ` Meinten Sie --${meant}?`}`,
  wantsValue: (option: string) => `Zur Option ${option} gehört ein Wert.`,
  takesNoValue: (option: string) => `Zur Option ${option} gehört kein Wert.`,
  tooMuch: (word: string) => `„${word}“ ist zu viel.`,
} as const;
