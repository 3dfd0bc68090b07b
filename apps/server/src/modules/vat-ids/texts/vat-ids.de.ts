/** What the shop says in the back office of the VAT id of a buyer. */
export const vatIdTexts = {
  hold: (vatId: string) =>
    `Die UID ${vatId} konnte noch nicht geprüft werden. Sie wird von selbst noch einmal geprüft.`,
  invalidHold: (vatId: string) =>
    `Die UID ${vatId} ist ungültig: Die Lieferung ist nicht steuerfrei. Bitte klären Sie sie mit dem Kunden.`,
  valid: (vatId: string, consultation: string | null, trader: string | null) =>
    [
      `Die UID ${vatId} ist gültig (VIES${consultation === null ? '' : `, Abfrage ${consultation}`})`,
      trader === null ? '.' : `: ${trader}.`,
    ].join(''),
  invalid: (vatId: string) => `Die UID ${vatId} ist ungültig (VIES).`,
} as const;
