import { useRef } from 'react';
import type { CartLine } from '../../cart/cart.ts';
import { lastLineTotal } from '../../cart/last-line-total.ts';
import { lineName } from '../../cart/line-name.ts';
import type { CalculationControl } from '../../checkout/use-calculation.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { wishTexts } from '../../texts/wishes.de.ts';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { removeFromCart } from '../../visit/cart-actions.ts';
import { CartRow } from './cart-row.tsx';
import type { RemovedLine } from './undo-removal.tsx';

/**
 * The rows of the cart. When a row is removed, its button disappears, so the focus moves to the list. After the last
 * row the list disappears too: `onEmpty` must then move the focus.
 */
export function CartLines(props: {
  items: readonly CartLine[];
  costs: CalculationControl;
  declaration: PriceDeclaration;
  businessesOnly: boolean;
  onEmpty: () => void;
  onRemoved: (removed: RemovedLine) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { items, costs, declaration, businessesOnly, onEmpty } = props;
  const wish = async (line: CartLine) => {
    const { changeWishes } = await import('../../session/keep-wishes.ts');
    if (await changeWishes({ add: [line.product._id], remove: [] })) remove(line, wishTexts.moved(line.product.name));
  };
  const remove = (line: CartLine, said = cartTexts.removed(lineName(line, items))) => {
    props.onRemoved({ line, position: items.indexOf(line), name: lineName(line, items) });
    removeFromCart(line.condition._id);
    showSnackbar(said);
    if (items.length > 1) list.current?.focus();
    else onEmpty();
  };
  return (
    <ul className="cart-lines" ref={list} tabIndex={-1} aria-label={cartTexts.items}>
      {items.map((line) => (
        <CartRow
          key={line.condition._id}
          line={line}
          name={lineName(line, items)}
          total={lastLineTotal(line, costs.lastLines)}
          busy={costs.calculation.state === 'busy'}
          declaration={declaration}
          businessesOnly={businessesOnly}
          onRemove={() => remove(line)}
          onWish={() => wish(line)}
        />
      ))}
    </ul>
  );
}
