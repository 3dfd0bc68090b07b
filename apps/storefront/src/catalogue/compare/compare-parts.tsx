import './compare-parts.css';
import { addressToCompare } from '../../page/compared-address.ts';
import { compareTexts as texts } from '../../texts/compare.de.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import {
  type Compared,
  choose,
  compareNothing,
  leaveOut,
  mostCompared,
  useCompared,
  useOneTooMany,
} from '../../visit/compared.ts';

/** The box on a card that chooses its article. It lies above the link that covers the card. */
export function ChoiceBox({ id, name }: Compared) {
  const isChosen = useCompared().some((one) => one.id === id);
  const toggle = () => (isChosen ? leaveOut(id) : choose({ id, name }));
  return (
    <label className="compare-box">
      <input type="checkbox" checked={isChosen} aria-label={texts.choiceOf(name)} onChange={toggle} />
      <span className="compare-box-word">{texts.choice}</span>
    </label>
  );
}

/** What is chosen, in sight while the list scrolls. It says it when it changes. `onEnd`: the choice is forgotten. */
export function ChoiceBar({ onEnd }: { onEnd: () => void }) {
  const compared = useCompared();
  const oneTooMany = useOneTooMany();
  const end = () => {
    // The button disappears with the bar.
    focusContent();
    compareNothing();
    onEnd();
  };
  return (
    <section className="compare-bar" aria-label={texts.bar}>
      <p className="compare-said" role="status">
        {oneTooMany !== null ? (
          <strong>{texts.full(mostCompared)}</strong>
        ) : (
          <>
            {compared.length > 0 && <strong>{texts.count(compared.length, mostCompared)}</strong>}{' '}
            {compared.length === 0 && texts.begin(mostCompared)}
            {compared.length === 1 && texts.oneMore}
            {compared.length > 1 && (
              <span className="compare-names">{compared.map(({ name }) => name).join(' · ')}</span>
            )}
          </>
        )}
      </p>
      {compared.length > 1 && (
        <a className="button button-primary" href={addressToCompare(compared.map(({ id }) => id))}>
          {texts.compare(compared.length)}
        </a>
      )}
      <Button look="plain" aria-label={texts.endOf} onClick={end}>
        {texts.end}
      </Button>
    </section>
  );
}

export { compareNothing };
