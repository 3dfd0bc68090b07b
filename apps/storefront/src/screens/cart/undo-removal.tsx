import type { CartLine } from '../../cart/cart.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { Button } from '../../ui/button.tsx';
import { putBack } from '../../visit/cart-actions.ts';

/** A line that was just removed, and where it stood. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly position: number;
  readonly name: string;
}

/** Says which line was removed, and puts it back where it stood. `onUndone` must move the focus. */
export function UndoRemoval({ removed, onUndone }: { removed: RemovedLine; onUndone: () => void }) {
  const undo = () => {
    putBack(removed.line, removed.position);
    onUndone();
  };
  return (
    <p className="cart-undo">
      {cartTexts.wasRemoved(removed.name)}{' '}
      <Button look="plain" onClick={undo}>
        {cartTexts.undo}
      </Button>
    </p>
  );
}
