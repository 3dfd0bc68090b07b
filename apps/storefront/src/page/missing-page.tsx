import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import { missingTexts } from '../texts/missing.de.ts';
import { rootPath } from './address.ts';
import { PageHead } from './page-head.tsx';

const root = getRouteApi(rootRouteId);

/**
 * The page for an address that does not exist, with the way to the list and the top categories. The search box is that
 * of the head: there is one on a screen.
 */
export function MissingPage() {
  const topCategories = root.useLoaderData({ select: (shell) => shell.topCategories });
  return (
    <div className="missing-page">
      <PageHead title={missingTexts.headline} hidden />
      <h1>{missingTexts.headline}</h1>
      <p>{missingTexts.explanation}</p>
      <p>
        <a className="button button-primary" href={`${rootPath}?view=list`}>
          {missingTexts.toList}
        </a>
      </p>
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
