/** Why an order is not billed further. */
export const billingTexts = {
  correctFirst: (number: string) =>
    `Zuerst die Rechnung ${number} korrigieren: Davon ist etwas storniert worden oder zurückgekommen.`,
} as const;
