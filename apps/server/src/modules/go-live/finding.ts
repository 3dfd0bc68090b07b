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
  | ('vatId' | 'registerNumber' | 'registerCourt' | 'managingDirectors' | 'seat');

/** A text, a page or the stylesheet. */
export type TemplateName = Pick<Template, 'kind' | 'name'>;

/** What is not ready for selling yet (LAW §12). What the operator reads of it, and what to do, stands in texts/de.ts. */
export type Finding = { readonly weight: Weight } & (
  | {
      readonly code: 'seller-missing' | 'seller-of-demo' | 'imprint-incomplete';
      readonly fields: readonly SellerField[];
    }
  | { readonly code: 'bank-missing' | 'bank-of-demo' | 'bank-wrong' | 'no-mail-server' | 'no-https' }
  | { readonly code: 'text-missing' | 'text-of-demo'; readonly template: TemplateName }
  | { readonly code: 'setting-of-demo' | 'undecided'; readonly key: keyof ShopConfiguration }
  | { readonly code: 'no-shipping-rules' | 'nothing-to-sell' | 'no-way-to-pay' }
  | { readonly code: 'payment-without-account' | 'payment-in-test'; readonly provider: 'paypal' | 'saferpay' }
  | {
      readonly code: 'free-shipping-not-kept';
      /** A template or a setting. */
      readonly place: string;
      /** From which values of the goods, in cents. */
      readonly values: readonly number[];
    }
  | { readonly code: 'dispute-platform'; readonly places: readonly string[] }
  | { readonly code: 'demo-products' | 'no-manufacturer' | 'dispute-platform-in-products'; readonly count: number }
  | { readonly code: 'no-unit-price'; readonly count: number }
  | { readonly code: 'demo-vouchers'; readonly codes: readonly string[] }
);
