import { wishesAddress } from '../page/address.ts';
import { wishButtonTexts as texts } from '../texts/wish-button.de.ts';
import { Icon } from '../ui/icon.tsx';
import { useWishes } from '../visit/wishes.ts';

/** The link to the wish list, with the number of its products. The server omits it, as that of the cart. */
export function WishesLink() {
  const count = useWishes().length;
  return (
    <a className="wishes-link" href={wishesAddress} title={texts.title}>
      <Icon name="bookmark" />
      <span className="unseen">{texts.title}</span>
      {count > 0 && (
        <span className="wishes-count figures">
          {count}
          <span className="unseen"> {texts.articles}</span>
        </span>
      )}
    </a>
  );
}
