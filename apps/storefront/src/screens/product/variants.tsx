import { useId, useState } from 'react';
import { NormPrice, PricePer } from '../../catalogue/price.tsx';
import { formatPrice } from '../../format/format-price.ts';
import { variantTexts } from '../../texts/variants.de.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { VariantLink, VariantRow } from './variant-rows.ts';

/** A property with more values than this becomes a searchable list. */
const shownAsChips = 24;

/** The sizes and colours of the product as links, so that they work without scripts and can be shared. */
export function Variants({ rows }: { rows: readonly VariantRow[] }) {
  if (rows.length === 0) return null;
  return (
    <nav className="variants" aria-label={variantTexts.choose}>
      {rows.map((row) => (
        <VariantChoices key={row.name} row={row} />
      ))}
      {rows.some(({ links }) => links.some(({ otherwise }) => otherwise !== null)) && (
        <p className="variant-note">{variantTexts.dashed}</p>
      )}
    </nav>
  );
}

function VariantChoices({ row: { name, value, links } }: { row: VariantRow }) {
  const id = useId();
  const isLong = links.length > shownAsChips;
  return (
    <div className="variant-row">
      <p id={id} className="variant-name">
        {name}: <strong>{value === '' ? variantTexts.none : value}</strong>
      </p>
      {isLong ? (
        <LongChoices labelledBy={id} name={name} links={links} />
      ) : (
        <ul className="variant-links" aria-labelledby={id}>
          {links.map((link) => (
            <li key={link.value}>
              <VariantChoice name={name} link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Many values behind a button. With scripts they also have a search field. */
function LongChoices(props: { labelledBy: string; name: string; links: readonly VariantLink[] }) {
  const { labelledBy, name, links } = props;
  const [sought, setSought] = useState('');
  const id = useId();
  const isHydrated = useHydrated();
  const found = links.filter(({ value }) =>
    value.toLocaleLowerCase('de').includes(sought.trim().toLocaleLowerCase('de')),
  );
  return (
    <details className="variant-many">
      <summary>{variantTexts.chooseOf(name, links.length)}</summary>
      {isHydrated && (
        <p className="variant-search">
          <label htmlFor={id}>{variantTexts.search(name)}</label>
          <input
            id={id}
            className="field-input"
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <span role="status">{sought.trim() === '' ? '' : variantTexts.found(found.length)}</span>
        </p>
      )}
      <ul className="variant-links" aria-labelledby={labelledBy}>
        {found.map((link) => (
          <li key={link.value}>
            <VariantChoice name={name} link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One value. Its page opens at the same place, with the focus on it, so that sizes can be compared. */
function VariantChoice({ name, link }: { name: string; link: VariantLink }) {
  const { value, href, isCurrent, isSoldOut, otherwise, price } = link;
  const classes = ['variant', isSoldOut && 'variant-sold-out', otherwise !== null && 'variant-otherwise'];
  const said = [
    ...(otherwise === null ? [] : [variantTexts.otherwise(otherwise)]),
    ...(isSoldOut ? [variantTexts.soldOut] : []),
  ];
  return (
    <a
      className={classes.filter((name) => name !== false).join(' ')}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      data-stay={`${name}=${value}`}
      title={said.length === 0 ? undefined : said.join(', ')}
    >
      <span className="variant-value">{value}</span>
      {price !== undefined && (
        <span className="variant-price figures">
          <span className="unseen">, </span>
          {formatPrice(price.amount)}
          <PricePer per={price.per} />
          <NormPrice norm={price.norm} />
        </span>
      )}
      {said.length > 0 && <span className="unseen">, {said.join(', ')}</span>}
    </a>
  );
}
