import { type ProductReviews, type Review, reviewsAddressOf } from '@kontor/contract';
import { starSteps } from '@kontor/domain';
import { Stars } from '../../catalogue/stars.tsx';
import { formatDate } from '../../format/format-date.ts';
import { ratingTexts } from '../../texts/rating.de.ts';
import { reviewsTexts as texts } from '../../texts/reviews.de.ts';

/**
 * What buyers say of a product: the sum, how it is checked that they bought (LAW P12), and the newest reviews. All of
 * them are on a page of their own.
 */
export function Reviews({ productId, reviews: said }: { productId: string; reviews: ProductReviews | null }) {
  if (said === null || said.count === 0) return null;
  const { count, average, distribution, hidden, reviews } = said;
  return (
    <section className="product-reviews" id="bewertungen" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="product-part-title">
        {texts.title}
      </h2>
      <div className="reviews-sum">
        <p className="review-sum">
          <Stars stars={average} label="" /> {ratingTexts.average(average)}, {ratingTexts.count(count)}
        </p>
        <table className="reviews-distribution figures">
          <caption className="unseen">{texts.distribution}</caption>
          <thead className="unseen">
            <tr>
              <th scope="col">{texts.stepTitle}</th>
              <th scope="col" colSpan={2}>
                {texts.countTitle}
              </th>
            </tr>
          </thead>
          <tbody>
            {starSteps.map((step, i) => (
              <tr key={step}>
                <th scope="row">{texts.step(step)}</th>
                <td className="reviews-bar">
                  <progress max={count} value={distribution[i] ?? 0} aria-hidden="true" />
                </td>
                <td>{distribution[i] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {hidden > 0 && <p>{texts.hidden(hidden)}</p>}
        <p className="review-facts">{texts.checked}</p>
      </div>
      <div>
        <ol className="reviews">
          {reviews.map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
        </ol>
        {count > reviews.length && (
          <p>
            <a href={reviewsAddressOf(productId)}>{texts.all(count)}</a>
          </p>
        )}
      </div>
    </section>
  );
}

/** A review. Its text is shown as it was typed: no HTML, and no address becomes a link. */
function ReviewItem({ review }: { review: Review }) {
  const { stars, text, name, writtenAt, changedAt, answer, hidden } = review;
  return (
    <li className="review">
      <p className="review-head">
        <Stars stars={stars} label={texts.starsOf(stars)} /> <strong>{name === '' ? texts.anonymous : name}</strong>{' '}
        <span className="review-facts">
          {formatDate(writtenAt)}
          {changedAt !== undefined && `, ${texts.changed(formatDate(changedAt))}`} · {texts.verified}
        </span>
      </p>
      {hidden !== undefined && <p className="review-hidden">{texts.hiddenText(hidden)}</p>}
      {text !== '' && <p className="review-text">{text}</p>}
      {answer !== undefined && (
        <div className="review-answer">
          <p className="review-facts">{texts.answer(formatDate(answer.at))}</p>
          <p className="review-text">{answer.text}</p>
        </div>
      )}
    </li>
  );
}
