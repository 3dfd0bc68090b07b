import { type ComponentType, useEffect, useState } from 'react';
import { opensShippingCosts } from '../page/shipping-costs-link.tsx';
import { afterAll } from '../ui/after-all.ts';

const loadDialog = () => import('./shipping-costs-dialog.tsx');

/**
 * Opens the shipping costs over the page from any link with {@link opensShippingCosts} (SPEC §2). The code of the
 * dialog is loaded when the browser is idle, so the dialog opens without a network too, and says what is wrong. Where
 * the code cannot be loaded, the link is followed to the page with the same text.
 */
export function ShippingCosts() {
  const [Opened, setOpened] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => afterAll(() => void loadDialog().catch(() => {})), []);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${opensShippingCosts}]`) : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      loadDialog().then(
        ({ ShippingCostsDialog }) => setOpened(() => ShippingCostsDialog),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return Opened && <Opened onClose={() => setOpened(null)} />;
}
