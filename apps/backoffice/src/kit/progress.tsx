import { kitTexts } from '../texts/kit.de.ts';

/** Something takes a while: a line that appears after a tenth of a second, and is told to screen readers. */
export function Progress({ label = kitTexts.working }: { label?: string }) {
  return <div className="progress" role="progressbar" aria-label={label} />;
}
