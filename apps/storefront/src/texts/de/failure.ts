/** Sentences for what went wrong (SPEC §8). */
export const failureTexts = {
  title: 'Fehler',
  generic: 'Ein Fehler ist aufgetreten.',
  network: 'Der Shop ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.',
  headline: 'Das hat leider nicht geklappt',
  explanation: 'Diese Seite konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
};
