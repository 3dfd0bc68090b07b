import type { Availability } from '@kontor/contract';
import { formatCount } from '../format/format-price.ts';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { availabilityField } from './browsing-conditions.ts';
import type { OfferChoices } from './offer-choices.ts';

/** Radio buttons: all products, only deliverable ones, or only those available at once. */
export function AvailabilityFilter(props: { choices: OfferChoices['availabilities']; chosen: Availability | null }) {
  const { choices, chosen } = props;
  const all = { availability: null, count: null };
  return (
    <fieldset>
      <legend className="unseen">{catalogueTexts.availability}</legend>
      {[all, ...choices].map(({ availability, count }) => (
        <label key={availability} className="filter-box">
          <input
            type="radio"
            name={availabilityField}
            value={availability ?? ''}
            checked={availability === chosen}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            disabled={count === 0 && availability !== chosen}
          />
          <span className="filter-value">{catalogueTexts.availabilities[availability ?? 'all']}</span>
          {count !== null && <span className="filter-count">{formatCount(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
