import type { ReactNode } from 'react';

/**
 * The page of the shipping costs, and the attribute of links that open it in a dialog
 * (shell/shipping-costs.tsx).
 */
export const shippingCostsAddress = '/shipping';
export const opensShippingCosts = 'data-shipping-costs';

/** A link to the shipping costs. With scripts it opens a dialog (SPEC §2), without them a page. */
export function ShippingCostsLink({ children }: { children: ReactNode }) {
  return (
    <a href={shippingCostsAddress} {...{ [opensShippingCosts]: '' }}>
      {children}
    </a>
  );
}
