/** The texts of the components that every room uses. */
export const kitTexts = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  required: 'Fehlt noch',
  show: 'Anzeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  working: 'Wird ausgeführt',
  newest: 'Neueste',
  older: 'Ältere',
} as const;
