/** Sentences for failures (SPEC §8). */
export const failureTexts = {
  title: 'Fehler',
  generic: 'Ein Fehler ist aufgetreten.',
  network: 'Der Shop ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.',
  unreachable: 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es in Kürze noch einmal.',
  headline: 'Das hat leider nicht geklappt',
  explanation: 'Diese Seite konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
};
