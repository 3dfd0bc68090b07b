const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 6 });

/** What the operator reads of tax rates that cannot be. */
export const taxRateTexts = {
  share: (rate: number, meant: number) =>
    `Steuersätze stehen in Prozent, ${number.format(rate)} % gibt es nirgends. Meinten Sie ${number.format(meant)}?`,
} as const;
