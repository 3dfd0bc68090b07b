import { formatCount } from '../format/format-price.ts';
import { checkoutAddress, shoppingPath } from '../page/address.ts';
import { useAddress } from '../page/use-address.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { Icon } from '../ui/icon.tsx';
import { useCartCount } from '../visit/use-cart.ts';

/**
 * The link to the cart, with the number of pieces in it. The server omits the number, because its pages are the same
 * for everybody.
 */
export function CartButton() {
  const count = useCartCount();
  const address = checkoutAddress(shoppingPath(useAddress()), 'cart');
  return (
    <a className="cart-button" href={address}>
      <Icon name="cart" />
      <span className="cart-word">{shellTexts.cart}</span>
      {count > 0 && (
        <span className="cart-count figures" key={count}>
          {formatCount(count)}
          <span className="unseen"> {shellTexts.cartItems}</span>
        </span>
      )}
    </a>
  );
}
