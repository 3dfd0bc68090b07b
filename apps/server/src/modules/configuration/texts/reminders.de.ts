/** What is wrong with the steps of reminders. */
export const reminderTexts = {
  order: 'muss größer sein als bei der Stufe davor.',
  firstIsFree: 'muss bei der ersten Stufe 0 sein: Die Mahnung, die den Verzug auslöst, darf nichts kosten.',
  highestFee:
    'darf für Verbraucher höchstens 500 (5 €) sein. In Deutschland erlauben Gerichte nur Porto und Papier, für Mails also nichts.',
  lumpSum: 'darf höchstens 4000 sein: 40 € ist die Pauschale zwischen Unternehmen (§ 288 Abs. 5 BGB, § 458 UGB).',
} as const;
