const whole = new Intl.NumberFormat('de-AT');
const decimal = new Intl.NumberFormat('de-AT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The rating of an article in a line: its stars, and how many reviews there are. */
export const ratingTexts = {
  count: (reviews: number) => (reviews === 1 ? '1 Bewertung' : `${whole.format(reviews)} Bewertungen`),
  average: (average: number) => `${decimal.format(average)} von 5 Sternen`,
  inShort: (average: number, reviews: number) => `${decimal.format(average)} (${whole.format(reviews)})`,
} as const;
