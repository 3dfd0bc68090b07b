import { useSyncExternalStore } from 'react';
import { CompareButton } from '../../catalogue/compare/compare-button.tsx';
import { WishButton } from '../../catalogue/wish-button.tsx';
import { checkoutAddress } from '../../page/address.ts';
import { productTexts } from '../../texts/product.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { BackToList } from './back-to-list.tsx';
import type { ProductData } from './load-product.ts';

/** The ways on from a product (SPEC §2): to the list, to the cart, to the shop with a question, to a friend. */
export function ProductWays({ data: { product, navigation, breadcrumb, help } }: { data: ProductData }) {
  const name = [product.name, product.nameSuffix].filter(Boolean).join(', ');
  return (
    <p className="product-ways">
      {/* A shared address names no category: the list is then that of the product's own. */}
      <BackToList listAddress={breadcrumb.at(-1)?.href ?? navigation.listAddress} />
      <a href={checkoutAddress(navigation.listAddress, 'cart')}>{productTexts.toCart}</a>
      {help.contactEmail !== undefined && (
        <a href={questionAddress(help.contactEmail, productTexts.askSubject(name, product.articleNumber))}>
          {productTexts.ask}
        </a>
      )}
      <WishButton key={product._id} id={product._id} name={name} withWord />
      <CompareButton key={`${product._id} compare`} id={product._id} name={name} />
      <ShareButton title={name} />
    </p>
  );
}

/** A mail to the shop with a subject. */
function questionAddress(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/**
 * Opens the platform's own sheet for sharing, or copies the address where the platform has none. Keeps its room until
 * it is known that one of them can be done, so that nothing moves.
 */
function ShareButton({ title }: { title: string }) {
  const canShare = useSyncExternalStore(
    () => () => {},
    () => typeof navigator.share === 'function' || navigator.clipboard !== undefined,
    () => false,
  );
  const share = async () => {
    const url = location.href;
    if (typeof navigator.share !== 'function') {
      const copied = navigator.clipboard.writeText(url).then(
        () => productTexts.linkCopied,
        () => productTexts.linkNotCopied,
      );
      return showSnackbar(await copied);
    }
    // The visitor may close the sheet, which rejects the promise.
    await navigator.share({ title, url }).catch(() => {});
  };
  return (
    <button type="button" className={`wish wish-worded${canShare ? '' : ' share-impossible'}`} onClick={share}>
      <Icon name="share" />
      {productTexts.share}
    </button>
  );
}
