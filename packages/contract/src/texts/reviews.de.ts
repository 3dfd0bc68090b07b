const whole = new Intl.NumberFormat('de-AT');

/** What stands at the reviews that customers read: on the page of an article and on that of all its reviews. */
export const shownReviewTexts = {
  starsOf: (stars: number) => `${stars} von 5 Sternen`,
  hidden: (reviews: number) =>
    reviews === 1
      ? 'Bei einer davon ist der Text ausgeblendet; der Grund steht dabei, und ihre Sterne zählen mit.'
      : `Bei ${whole.format(reviews)} davon ist der Text ausgeblendet; der Grund steht dabei, und ihre Sterne zählen mit.`,
  checked:
    'Bewerten kann nur, wer den Artikel in diesem Shop gekauft und bekommen hat: über einen persönlichen Link zur zugestellten Bestellung. Andere Bewertungen gibt es nicht. Wir veröffentlichen alle, gute wie schlechte, ohne Gegenleistung.',
  anonymous: 'Anonym',
  verified: 'Geprüfter Kauf',
  changed: (day: string) => `geändert am ${day}`,
  hiddenText: (why: string) => `Text ausgeblendet: ${why}`,
  answer: (day: string) => `Antwort des Shops vom ${day}`,
} as const;
