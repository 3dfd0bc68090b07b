/** Why a change of a customer was refused. */
export const customerTexts = {
  stale: (by: string, at: string) =>
    `${by} hat Gruppe oder Notiz inzwischen geändert (${at}). Prüfen Sie beides, und speichern Sie noch einmal.`,
} as const;
