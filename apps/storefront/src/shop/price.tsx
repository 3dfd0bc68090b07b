import { shopTexts } from '../texts/de/shop.ts';
import { formatPrice } from './format-price.ts';
import { ShippingCostsLink } from './shipping-costs-link.tsx';
import type { PriceDeclaration, ShownPrice } from './shown-price.ts';

/** A price with its unit price right beside it (LAW P4, P5), and the tax note as a tooltip (SPEC §1). */
export function Price({ price, declaration }: { price: Omit<ShownPrice, 'unit'>; declaration: PriceDeclaration }) {
  return (
    <p className="price" title={taxNote(declaration)}>
      {price.from && <span className="price-from">{shopTexts.from} </span>}
      <span className="price-amount">{formatPrice(price.amount)}</span>
      {price.norm !== null && (
        <>
          {' '}
          <span className="price-norm">{shopTexts.perUnit(formatPrice(price.norm.price), price.norm.unit)}</span>
        </>
      )}
    </p>
  );
}

/** What the law wants at every price (LAW P2): whether tax is in it, and that shipping comes on top. */
export function PriceNote({ declaration }: { declaration: PriceDeclaration }) {
  return (
    <p className="price-note">
      {`${taxNote(declaration)}, ${shopTexts.plusShipping} `}
      <ShippingCostsLink>{shopTexts.shippingCosts}</ShippingCostsLink>
    </p>
  );
}

/** 'inkl. USt.' or 'exkl. USt.' (SPEC §9). */
export function taxNote(declaration: PriceDeclaration): string {
  return declaration === 'net' ? shopTexts.taxExcluded : shopTexts.taxIncluded;
}
