import { shownReviewTexts } from '@kontor/contract/review-texts';

const whole = new Intl.NumberFormat('de-AT');

/** What buyers say of an article, on its page. */
export const reviewsTexts = {
  ...shownReviewTexts,
  title: 'Bewertungen',
  step: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  distribution: 'Verteilung der Sterne',
  stepTitle: 'Sterne',
  countTitle: 'Bewertungen',
  all: (reviews: number) => `Alle ${whole.format(reviews)} Bewertungen`,
} as const;
