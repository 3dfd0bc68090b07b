import { addressToCompare } from '../../page/compared-address.ts';
import { compareTexts as texts } from '../../texts/compare.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type Compared, choose, leaveOut, mostCompared, useCompared, useOneTooMany } from '../../visit/compared.ts';

/** Chooses the article of a page to be compared, and leads to the comparison. */
export function CompareButton({ id, name }: Compared) {
  const compared = useCompared();
  const oneTooMany = useOneTooMany();
  const isReady = useHydrated();
  const isChosen = compared.some((one) => one.id === id);
  return (
    <>
      <button
        type="button"
        className="wish wish-worded"
        disabled={!isReady}
        data-wished={isChosen || undefined}
        onClick={() => (isChosen ? leaveOut(id) : choose({ id, name }))}
      >
        <Icon name="compare" />
        {isChosen ? texts.chosen : texts.choice}
      </button>
      {compared.length > 1 && (
        <a href={addressToCompare(compared.map((one) => one.id))}>{texts.toComparison(compared.length)}</a>
      )}
      <span role="status">{oneTooMany === id && !isChosen && texts.full(mostCompared)}</span>
    </>
  );
}
