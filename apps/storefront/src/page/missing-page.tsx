import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { missingTexts } from '../texts/missing.de.ts';
import { rootPath } from './address.ts';
import { PageHead } from './page-head.tsx';

const root = getRouteApi(rootRouteId);

/** The page for an address that does not exist, with a search over everything and the top categories. */
export function MissingPage() {
  const topCategories = root.useLoaderData({ select: (shell) => shell.topCategories });
  return (
    <div className="missing-page">
      <PageHead title={missingTexts.headline} hidden />
      <h1>{missingTexts.headline}</h1>
      <p>{missingTexts.explanation}</p>
      <search>
        <form method="get" action={rootPath} className="missing-search">
          <label className="unseen" htmlFor="missing-search">
            {missingTexts.search}
          </label>
          <input
            id="missing-search"
            className="field-input"
            type="search"
            name="q"
            placeholder={catalogueTexts.searchPlaceholder}
            maxLength={200}
            required
          />
          <button type="submit" className="button button-primary">
            {missingTexts.search}
          </button>
        </form>
      </search>
      <h2>{missingTexts.categories}</h2>
      <ul className="missing-categories">
        {topCategories.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
