const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 6 });

/** Messages about impossible tax rates. */
export const taxRateTexts = {
  share: (rate: number, meant: number) =>
    `Steuersätze stehen in Prozent, ${number.format(rate)} % gibt es nirgends. Meinten Sie ${number.format(meant)}?`,
  noDay: (day: string) => `Den Tag ${day} gibt es nicht.`,
  twice: (taxClass: string, day: string) => `Für „${taxClass}“ steht hier schon ein Satz ab ${day}.`,
  neverCharged: (country: string, rate: number, charged: readonly { taxClass: string; rate: number }[]) =>
    `${number.format(rate)} % wird in ${country} nie verrechnet, denn keine Steuerklasse hat dort diesen Satz. Es gelten ` +
    `${charged.map(({ taxClass, rate: one }) => `${number.format(one)} % (${taxClass})`).join(', ')}. Soll er für ` +
    `eine Klasse gelten: "changes": [{ "taxClass": "reduced", "rate": ${rate}, "from": "2026-01-01" }].`,
} as const;
