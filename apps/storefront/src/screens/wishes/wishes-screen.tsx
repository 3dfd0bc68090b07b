import './wishes.css';
import { categoryPath } from '@kontor/domain';
import { getRouteApi } from '@tanstack/react-router';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { CompareBar, CompareOpener } from '../../catalogue/compare/compare-opener.tsx';
import { ratioClass } from '../../catalogue/picture-ratio.ts';
import { PriceNote } from '../../catalogue/price.tsx';
import { type ProductCard, productCard } from '../../catalogue/product-card.ts';
import { ProductCardView } from '../../catalogue/product-card-view.tsx';
import { RecentlySeen } from '../../catalogue/recently-seen/recently-seen.tsx';
import { useShop } from '../../context/shop-context.ts';
import { rootPath } from '../../page/address.ts';
import { PageHead } from '../../page/page-head.tsx';
import { changeWishes } from '../../session/keep-wishes.ts';
import { useSession } from '../../session/use-session.ts';
import { wishButtonTexts } from '../../texts/wish-button.de.ts';
import { wishTexts as texts } from '../../texts/wishes.de.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, EmptyStateActions } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useIsWished, useWishes } from '../../visit/wishes.ts';

const route = getRouteApi('/wishes/$');

const pictureSizes = '(width < 600px) 112px, (width < 960px) 45vw, (width < 1280px) 30vw, 300px';

/** The wish list: its products as they are sold now. */
export function WishesScreen() {
  const { hasLogin } = route.useLoaderData();
  const wishes = useWishes();
  const session = useSession();
  const isReady = useHydrated();
  const shown = useShownWishes(wishes);
  return (
    <div className="wishes">
      <PageHead title={wishButtonTexts.title} hidden />
      <h1 tabIndex={-1}>{wishButtonTexts.title}</h1>
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
      {isReady && shown.length === 0 && wishes.length === 0 && (
        <>
          <EmptyState icon="bookmark">
            <h2>{texts.emptyHeadline}</h2>
            <p>{texts.empty}</p>
            <EmptyStateActions>
              <a className="button button-primary" href={rootPath}>
                {texts.toShop}
              </a>
            </EmptyStateActions>
          </EmptyState>
          <RecentlySeen />
        </>
      )}
      {shown.length > 0 && <Wishes key={shown.join()} ids={shown} />}
      {shown.length > 0 && hasLogin && session.state === 'signed-out' && <p className="wishes-kept">{texts.kept}</p>}
    </div>
  );
}

/**
 * The wishes, and those that were taken off since the screen was opened: they keep their place, where that can be taken
 * back. New ones come first.
 */
function useShownWishes(wishes: readonly string[]): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const known = new Set(shown);
  const fresh = wishes.filter((id) => !known.has(id));
  useEffect(() => {
    if (fresh.length > 0) setShown((before) => [...fresh.filter((id) => !before.includes(id)), ...before]);
  });
  return shown;
}

/** The cards of products, which are loaded together. */
function Wishes({ ids }: { ids: readonly string[] }) {
  const { settings, pictureRatio } = route.useLoaderData();
  const { call } = useShop();
  const load = useCallback(async () => (await call('cartProducts', { ids: [...ids] })).products, [call, ids]);
  const { loaded } = useLoaded(load);
  if (loaded.state === 'failed')
    return (
      <Notice look="bad" alert>
        {failureMessage(loaded.failure)}
      </Notice>
    );
  if (loaded.state === 'loading')
    return (
      <div className="wishes-loading" style={{ '--cards': ids.length } as CSSProperties}>
        <Progress label={texts.loading} />
      </div>
    );
  const cards = loaded.value.map((product) => productCard(product, categoryPath(product.categoryPath), settings));
  const isThere = new Set(cards.map(({ id }) => id));
  return (
    <>
      <GoneWishes ids={ids.filter((id) => !isThere.has(id))} />
      <div className="wishes-facts">
        <PriceNote declaration={settings.priceDeclaration} ofStar />
        {cards.length > 1 && <CompareOpener />}
      </div>
      <ul className={`product-grid ${ratioClass(pictureRatio)}`}>
        {cards.map((card) => (
          <Wish key={card.id} card={card} />
        ))}
      </ul>
      <CompareBar />
    </>
  );
}

/** A product, or where it stood once it is taken off. The focus goes to what takes that back, and from there again. */
function Wish({ card }: { card: ProductCard }) {
  const { settings } = route.useLoaderData();
  const isWished = useIsWished(card.id);
  const undo = useRef<HTMLButtonElement>(null);
  const wasWished = useRef(isWished);
  useEffect(() => {
    if (wasWished.current && !isWished) undo.current?.focus();
    wasWished.current = isWished;
  }, [isWished]);
  if (isWished)
    return (
      <li>
        <ProductCardView card={card} declaration={settings.priceDeclaration} pictureSizes={pictureSizes} canCompare />
      </li>
    );
  return (
    <li>
      <div className="product-card wish-removed">
        <header>
          <h2 className="product-name">{card.name}</h2>
          {card.nameSuffix !== undefined && <p className="product-suffix">{card.nameSuffix}</p>}
          <p role="status">{texts.removed}</p>
          <button
            type="button"
            ref={undo}
            className="button button-plain"
            onClick={() => changeWishes({ add: [card.id], remove: [] })}
          >
            {texts.undo}
          </button>
        </header>
      </div>
    </li>
  );
}

/** Wishes that are not sold any more: how many, and a way to be rid of them. */
function GoneWishes({ ids }: { ids: readonly string[] }) {
  const wishes = useWishes();
  const gone = ids.filter((id) => wishes.includes(id));
  if (gone.length === 0) return null;
  return (
    <Notice look="info">
      {texts.gone(gone.length)}{' '}
      <Button look="plain" onClick={() => changeWishes({ add: [], remove: gone })}>
        {texts.forgetGone}
      </Button>
    </Notice>
  );
}
