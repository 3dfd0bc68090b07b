import { formatCount } from '../format/format-price.ts';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { reducedField } from './browsing-conditions.ts';

/** One checkbox: only reduced products. It can always be cleared. */
export function ReducedFilter({ count, chosen }: { count: number; chosen: boolean }) {
  return (
    <label className="filter-box filter-alone">
      <input
        type="checkbox"
        name={reducedField.name}
        value={reducedField.value}
        checked={chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <span className="filter-value">{catalogueTexts.onlyReduced}</span>
      <span className="filter-count">{formatCount(count)}</span>
    </label>
  );
}
