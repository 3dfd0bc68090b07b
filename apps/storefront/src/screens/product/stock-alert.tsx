import { stockAlertAddress } from '@kontor/contract';
import { productTexts } from '../../texts/product.de.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const texts = productTexts.stockAlert;

/**
 * For a product that is sold out: asks to be told once when it is in stock again. A form of the browser that leaves the
 * page, so it needs no script; the server checks the address and says on a page of its own what comes next.
 */
export function StockAlert({ productId }: { productId: string }) {
  return (
    <form className="stock-alert" method="post" action={stockAlertAddress}>
      <input type="hidden" name="artikel" value={productId} />
      <TextField
        required
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={texts.hint}
        error={undefined}
      />
      <Button type="submit">{texts.ask}</Button>
      <a href="/datenschutz">{texts.privacy}</a>
    </form>
  );
}
