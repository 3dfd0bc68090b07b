import { wishButtonTexts as texts } from '../texts/wish-button.de.ts';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useIsWished } from '../visit/wishes.ts';

/** Puts a product on the wish list or takes it off. What it needs for that is loaded when it is first pressed. */
export function WishButton(props: { id: string; name: string; withWord?: boolean }) {
  const { id, name, withWord = false } = props;
  const isWished = useIsWished(id);
  const isReady = useHydrated();
  const toggle = async () => {
    const { changeWishes } = await import('../session/keep-wishes.ts');
    await changeWishes(isWished ? { add: [], remove: [id] } : { add: [id], remove: [] });
  };
  return (
    <button
      type="button"
      className={withWord ? 'wish wish-worded' : 'wish'}
      disabled={!isReady}
      aria-pressed={withWord ? undefined : isWished}
      data-wished={isWished || undefined}
      aria-label={withWord ? undefined : texts.wishOf(name)}
      onClick={toggle}
    >
      <Icon name="bookmark" />
      {withWord && (isWished ? texts.wished : texts.wish)}
    </button>
  );
}
