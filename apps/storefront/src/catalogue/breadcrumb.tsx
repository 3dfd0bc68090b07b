import { catalogueTexts } from '../texts/catalogue.de.ts';
import { WaySteps } from './way-steps.tsx';

/** The path from the root as links. The current page follows as the headline below. */
export function Breadcrumb({ trail }: { trail: readonly { readonly name: string; readonly href: string }[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={catalogueTexts.breadcrumb}>
      <ol className="breadcrumb">
        <WaySteps steps={trail}>{({ name, href }) => <a href={href}>{name}</a>}</WaySteps>
      </ol>
    </nav>
  );
}
