import { kitTexts } from '../texts/kit.de.ts';

/**
 * Shows that something is loading: a line that appears after a tenth of a second and is announced to screen readers.
 */
export function Progress({ label = kitTexts.working }: { label?: string }) {
  return <div className="progress" role="progressbar" aria-label={label} />;
}
