/** Messages about lists with an entry too many. */
export const doubledTexts = {
  twice: (name: string) => `„${name}“ steht in dieser Liste schon weiter oben.`,
} as const;
