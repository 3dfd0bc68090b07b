import type { Product } from '@kontor/contract';
import { ratingTexts as texts } from '../texts/rating.de.ts';

/** Stars from 0 to 5, drawn to the half. `label`: what they say in words; empty: the text beside them says it. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  const shown = Math.round(stars * 2) / 2;
  if (label === '') return <span className="stars" data-stars={shown} aria-hidden="true" />;
  return <span className="stars" data-stars={shown} role="img" aria-label={label} />;
}

/** What buyers say of a product in one line: stars and how many reviews there are. */
export function RatingInShort({ rating }: { rating: NonNullable<Product['rating']> }) {
  return (
    <>
      <Stars stars={rating.average} label={texts.average(rating.average)} />
      <span className="rating-count" aria-hidden="true">
        {texts.inShort(rating.average, rating.count)}
      </span>
      <span className="unseen">{texts.count(rating.count)}</span>
    </>
  );
}
