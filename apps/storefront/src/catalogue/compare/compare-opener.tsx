import { useEffect } from 'react';
import { listTexts } from '../../texts/list.de.ts';
import { afterAll } from '../../ui/after-all.ts';
import { Icon } from '../../ui/icon.tsx';
import { beginComparing, endComparing, goOnComparing, useCompareParts } from './compare-slot.ts';

/** Begins and ends the choice of articles to compare. Lists show nothing of it before. */
export function CompareOpener() {
  const parts = useCompareParts();
  const toggle = () => {
    if (parts === null) return void beginComparing().catch(() => {});
    parts.compareNothing();
    endComparing();
  };
  return (
    <button type="button" className="compare-opener" aria-pressed={parts !== null} onClick={toggle}>
      <Icon name="compare" />
      {listTexts.compare}
    </button>
  );
}

/** The bar below a list that says what is chosen. A choice of before goes on here. */
export function CompareBar() {
  const parts = useCompareParts();
  useEffect(() => afterAll(() => void goOnComparing().catch(() => {})), []);
  return parts && <parts.ChoiceBar onEnd={endComparing} />;
}
