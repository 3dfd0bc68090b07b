/** The question before leaving unsaved changes. */
export const unsavedTexts = {
  title: 'Änderungen nicht gespeichert',
  sentence: 'Auf dieser Seite ist etwas geändert und noch nicht gespeichert.',
  stay: 'Hier bleiben',
  discard: 'Änderungen verwerfen',
  save: 'Änderungen speichern',
  dialogTitle: 'Eingaben verwerfen',
  dialogSentence: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert.',
  goOn: 'Weiter eingeben',
  discardTyped: 'Eingaben verwerfen',
} as const;
