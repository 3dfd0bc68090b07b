import { useEffect, useState } from 'react';
import { opensShippingCosts } from '../shop/shipping-costs-link.tsx';
import { useShop } from '../shop-context.ts';
import { shopTexts } from '../texts/de/shop.ts';
import { Dialog } from '../ui/dialog.tsx';
import { HtmlBlock } from '../ui/html-block.tsx';

/** The dialog of the shipping costs, opened from any link of {@link opensShippingCosts} (SPEC §2). The text is fetched when first wanted. */
export function ShippingCostsDialog() {
  const { configuration } = useShop();
  const [html, setHtml] = useState<string | null>(null);

  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${opensShippingCosts}]`) : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const text = await configuration.template('shippingCosts').catch(() => null);
      if (text === null) location.assign(link.href);
      else setHtml(text);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [configuration]);

  if (html === null) return null;
  return (
    <Dialog title={shopTexts.shippingCosts} closeLabel={shopTexts.close} onClose={() => setHtml(null)}>
      <HtmlBlock html={html} className="shipping-costs" />
    </Dialog>
  );
}
