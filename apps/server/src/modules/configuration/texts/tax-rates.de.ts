const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 6 });

/** Messages about impossible tax rates. */
export const taxRateTexts = {
  share: (rate: number, meant: number) =>
    `Steuersätze stehen in Prozent, ${number.format(rate)} % gibt es nirgends. Meinten Sie ${number.format(meant)}?`,
  noDay: (day: string) => `Den Tag ${day} gibt es nicht.`,
  twice: (taxClass: string, day: string) => `Für „${taxClass}“ steht hier schon ein Satz ab ${day}.`,
} as const;
