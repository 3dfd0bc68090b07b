const whole = new Intl.NumberFormat('de-AT');

/** What buyers say of an article, on its page. */
export const reviewsTexts = {
  title: 'Bewertungen',
  starsOf: (stars: number) => `${stars} von 5 Sternen`,
  step: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  distribution: 'Verteilung der Sterne',
  stepTitle: 'Sterne',
  countTitle: 'Bewertungen',
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
  all: (reviews: number) => `Alle ${whole.format(reviews)} Bewertungen`,
} as const;
