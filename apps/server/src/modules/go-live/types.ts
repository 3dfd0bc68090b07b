import type { ShopConfiguration } from '../configuration/types.ts';
import type { Template } from '../templates/templates.service.ts';

/**
 * How much a finding weighs. `orders`: behind https no order is taken until it is mended. `open`: the law or an honest
 * shop asks for it. `look`: the shop cannot judge it, the operator should.
 */
export type Weight = 'orders' | 'open' | 'look';

/** Fields of the seller that an operator is told of by name. */
export type SellerField =
  | ('companyName' | 'street' | 'zipCode' | 'city' | 'country' | 'email' | 'phone')
  | ('vatId' | 'registerNumber' | 'registerCourt' | 'managingDirectors' | 'seat' | 'taxNumber');

/** A text, a page or the stylesheet. */
export type TemplateName = Pick<Template, 'kind' | 'name'>;

/** Who sells: without it no order is taken behind https (LAW I1). */
export const imprint: TemplateName = { kind: 'text', name: 'siteNotice' };

/**
 * Texts that each shop must have: imprint, terms, withdrawal, privacy, contact, shipping, accessibility (LAW I1, O4,
 * D4, C5, I4, I5, I7, A4).
 */
export const demandedTexts: readonly TemplateName[] = [
  imprint,
  ...[
    ...['businessTerms', 'widerrufsbelehrung', 'datenschutz', 'shippingCosts', 'contactInformation'],
    'barrierefreiheit',
  ].map((name) => ({ kind: 'text', name }) as const),
];

/** Where something is written. */
export type Place = TemplateName | keyof ShopConfiguration;

/**
 * What is not ready for selling yet (LAW §12). What the operator reads of it, and what to do, stands in
 * texts/findings.de.ts.
 */
export type Finding = { readonly weight: Weight } & (
  | {
      readonly code: 'seller-missing' | 'seller-of-demo' | 'imprint-incomplete';
      readonly fields: readonly SellerField[];
    }
  | { readonly code: 'bank-missing' | 'bank-of-demo' | 'bank-wrong' | 'no-mail-server' | 'no-https' }
  | { readonly code: 'text-missing' | 'text-of-demo'; readonly template: TemplateName }
  | { readonly code: 'setting-of-demo' | 'undecided'; readonly key: keyof ShopConfiguration }
  | {
      readonly code: 'setting-wrong';
      readonly key: keyof ShopConfiguration;
      /** Where in the setting's value, as field errors have it, and what is wrong there. */
      readonly path: string;
      readonly msg: string;
    }
  | { readonly code: 'no-shipping-rules' | 'nothing-to-sell' | 'no-way-to-pay' }
  | { readonly code: 'payment-without-account' | 'payment-in-test'; readonly provider: 'paypal' | 'saferpay' }
  | {
      readonly code: 'free-shipping-not-kept';
      readonly place: Place;
      /** From which values of the goods, in cents. */
      readonly values: readonly number[];
    }
  | { readonly code: 'dispute-platform'; readonly places: readonly Place[] }
  | { readonly code: 'demo-products' | 'no-manufacturer' | 'dispute-platform-in-products'; readonly count: number }
  | { readonly code: 'untaxed'; readonly count: number }
  | { readonly code: 'references-to-nothing' | 'given-away' | 'no-unit-price'; readonly articles: readonly string[] }
  /** Each as `4006381333931 (A-1, A-2)`. */
  | { readonly code: 'shared-gtins'; readonly shared: readonly string[] }
  | { readonly code: 'demo-vouchers'; readonly codes: readonly string[] }
);
