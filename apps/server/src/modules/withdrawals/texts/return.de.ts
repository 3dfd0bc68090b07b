/** How goods come back after a withdrawal (LAW R4). */
export const returnTexts = {
  title: 'Rücksendung',
  where: (address: string) => `Haben Sie die Ware schon? Dann senden Sie sie bitte an: ${address}.`,
  until: (day: string) => `Es genügt, wenn Sie sie spätestens am ${day} absenden.`,
  costs: 'Die Kosten der Rücksendung tragen Sie, soweit unsere Widerrufsbelehrung nichts anderes sagt.',
} as const;
