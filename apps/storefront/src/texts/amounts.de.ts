/** The amounts in which a condition is sold. */
export const amountTexts = {
  atLeast: (amount: string) => `Mindestens ${amount}`,
  inSteps: (step: string) => `in Schritten von ${step}`,
  atMost: (amount: string) => `höchstens ${amount}`,
};
