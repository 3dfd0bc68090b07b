import type { ReactNode } from 'react';

/**
 * The page of the shipping costs, and the mark of links that open them in a dialog instead
 * (shell/shipping-costs-dialog.tsx).
 */
export const shippingCostsAddress = '/shipping';
export const opensShippingCosts = 'data-shipping-costs';

/** A link to the shipping costs: a dialog once scripts run (SPEC §2), a page of its own before. */
export function ShippingCostsLink({ children }: { children: ReactNode }) {
  return (
    <a href={shippingCostsAddress} {...{ [opensShippingCosts]: '' }}>
      {children}
    </a>
  );
}
