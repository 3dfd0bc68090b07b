import './recently-seen.css';
import { categoryPath } from '@kontor/domain';
import { useCallback, useId, useRef } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { seenTexts as texts } from '../../texts/seen.de.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useNearSight } from '../../ui/use-near-sight.ts';
import { forgetSeen, keepSeen, useSeen } from '../../visit/seen-products.ts';
import { type SeenProduct, withoutThing } from '../../visit/with-seen.ts';
import { pictureRatio, ratioClass } from '../picture-ratio.ts';
import { PriceNote } from '../price.tsx';
import { productCard } from '../product-card.ts';
import { SeenCard } from './seen-card.tsx';

/** See RecentlySeen. Nothing while there is nothing to show; only then, and near the screen, the shop is asked. */
export function SeenProductsRow({ current }: { current: SeenProduct | undefined }) {
  const { products, isKept } = useSeen();
  const others = current === undefined ? products : withoutThing(products, current);
  return others.length === 0 ? null : <Row ids={others.map((one) => one.id)} isKept={isKept} />;
}

/** The products at the prices of now. Those that are not sold any more are left out. */
function Row({ ids, isKept }: { ids: readonly string[]; isKept: boolean }) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearSight(section);
  const title = useId();
  const cards = useCards(ids, isNear);
  if (cards?.shown.length === 0) return null;
  return (
    <section ref={section} className="seen" aria-labelledby={title}>
      <h2 id={title} className="product-part-title">
        {texts.title}
      </h2>
      {cards && (
        <>
          <PriceNote declaration={cards.settings.priceDeclaration} ofStar />
          <ul className={`seen-row starred ${ratioClass(pictureRatio(cards.settings.productCardHeight))}`}>
            {cards.shown.map((card) => (
              <li key={card.id}>
                <SeenCard card={card} declaration={cards.settings.priceDeclaration} />
              </li>
            ))}
          </ul>
          <Keeping isKept={isKept} />
        </>
      )}
    </section>
  );
}

/** The cards of the products, in the order of the ids. Null while they are not loaded, or cannot be. */
function useCards(ids: readonly string[], isWanted: boolean) {
  const { call, configuration } = useShop();
  const asked = JSON.stringify(ids);
  const load = useCallback(async () => {
    if (!isWanted) return null;
    const [{ products }, settings] = await Promise.all([
      call('cartProducts', { ids: JSON.parse(asked) }),
      configuration.uiSettings(),
    ]);
    return { products, settings };
  }, [call, configuration, asked, isWanted]);
  const { loaded } = useLoaded(load);
  if (loaded.state !== 'there' || loaded.value === null) return null;
  const { products, settings } = loaded.value;
  const shown = ids.flatMap((id) => {
    const product = products.find(({ _id }) => _id === id);
    return product === undefined ? [] : [productCard(product, categoryPath(product.categoryPath), settings)];
  });
  return { shown, settings };
}

/** Whether the browser keeps them, and the buttons that change that. The last one that is pressed disappears. */
function Keeping({ isKept }: { isKept: boolean }) {
  const keep = () => {
    if (!keepSeen()) showSnackbar(texts.notKept);
  };
  const forget = () => {
    focusContent();
    forgetSeen();
    showSnackbar(texts.forgotten);
  };
  return (
    <p className="seen-keeping">
      <span role="status">{isKept ? texts.kept : texts.forNow}</span>
      {!isKept && (
        <Button look="plain" onClick={keep}>
          {texts.keep}
        </Button>
      )}
      <Button look="plain" onClick={forget} aria-label={texts.forgetAll}>
        {texts.forget}
      </Button>
    </p>
  );
}
