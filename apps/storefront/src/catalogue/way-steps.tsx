import type { ReactNode } from 'react';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { foldedWay } from './folded-way.ts';

/** The steps of a path from the root as list items. The middle of a long path is folded. */
export function WaySteps<Step extends { readonly href: string }>(props: {
  steps: readonly Step[];
  children: (step: Step) => ReactNode;
}) {
  const { steps, children } = props;
  const { first, folded, last } = foldedWay(steps);
  const itemOf = (step: Step) => <li key={step.href}>{children(step)}</li>;
  return (
    <>
      {first.map(itemOf)}
      {folded.length > 0 && (
        <li key="folded" className="way-folded">
          <details>
            <summary aria-label={catalogueTexts.moreLevels(folded.length)}>…</summary>
            <ol>{folded.map(itemOf)}</ol>
          </details>
        </li>
      )}
      {last.map(itemOf)}
    </>
  );
}
