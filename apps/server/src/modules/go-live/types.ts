import type { BasisPoints } from '@kontor/domain';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { Template } from '../templates/templates.service.ts';

/**
 * The weight of a finding. `orders`: behind https no order is accepted until it is resolved. `open`: the law or an
 * honest shop requires it. `look`: the shop cannot judge it, so the operator should.
 */
export type Weight = 'orders' | 'open' | 'look';

/** Fields of the seller that a finding names. */
export type SellerField =
  | ('companyName' | 'street' | 'zipCode' | 'city' | 'country' | 'email' | 'phone')
  | ('vatId' | 'registerNumber' | 'registerCourt' | 'managingDirectors' | 'seat' | 'taxNumber' | 'packagingNumber');

/** A text, a page or the stylesheet. */
export type TemplateName = Pick<Template, 'kind' | 'name'>;

/** The imprint, which names the seller: without it no order is accepted behind https (LAW I1). */
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

/** The information on the right of withdrawal, which must name the function and its address (LAW F7, O4). */
export const withdrawalInformation: TemplateName = { kind: 'text', name: 'widerrufsbelehrung' };

/** Where something is written. */
export type Place = TemplateName | keyof ShopConfiguration;

/**
 * A finding: something that is not ready for selling yet (LAW §12). texts/findings.de.ts has the texts for the
 * operator.
 */
export type Finding = { readonly weight: Weight } & (
  | {
      readonly code: 'seller-missing' | 'seller-of-demo' | 'imprint-incomplete' | 'withdrawal-seller-missing';
      readonly fields: readonly SellerField[];
    }
  | { readonly code: 'bank-missing' | 'bank-of-demo' | 'bank-wrong' | 'no-mail-server' | 'no-https' | 'no-tax-id' }
  | { readonly code: 'text-missing' | 'text-of-demo'; readonly template: TemplateName }
  | { readonly code: 'setting-of-demo' | 'undecided'; readonly key: keyof ShopConfiguration }
  | {
      readonly code: 'setting-wrong';
      readonly key: keyof ShopConfiguration;
      /** The place in the setting's value, in the form of field errors, and the error. */
      readonly path: string;
      readonly msg: string;
    }
  | { readonly code: 'withdrawal-not-named' | 'notice-without-picture' | 'export-without-vat-id' }
  | { readonly code: 'net-for-everybody' | 'no-packaging-number' | 'no-word-of-arbitration' }
  | { readonly code: 'no-shipping-rules' | 'nothing-to-sell' | 'no-way-to-pay' }
  | {
      readonly code: 'payment-without-account' | 'payment-in-test' | 'processor-not-named';
      readonly provider: 'paypal' | 'saferpay';
    }
  | {
      readonly code: 'free-shipping-not-kept';
      readonly place: Place;
      /** The promised values of goods, in cents. */
      readonly values: readonly number[];
    }
  | { readonly code: 'dispute-platform' | 'tax-in-texts' | 'environmental-claims'; readonly places: readonly Place[] }
  | { readonly code: 'demo-products' | 'no-manufacturer' | 'dispute-platform-in-products'; readonly count: number }
  | { readonly code: 'untaxed'; readonly count: number }
  /** Rates in basis points that the seller's country does not have. */
  | { readonly code: 'foreign-rates'; readonly count: number; readonly rates: readonly BasisPoints[] }
  /** Names of countries that the shop delivers to. */
  | { readonly code: 'rates-abroad-unseen'; readonly countries: readonly string[] }
  | { readonly code: 'references-to-nothing' | 'given-away' | 'no-unit-price'; readonly articles: readonly string[] }
  | {
      readonly code: 'environmental-claims-of' | 'organic-without-code' | 'no-durability-label';
      readonly articles: readonly string[];
    }
  /** Each as `4006381333931 (A-1, A-2)`. */
  | { readonly code: 'shared-gtins'; readonly shared: readonly string[] }
  | { readonly code: 'demo-vouchers'; readonly codes: readonly string[] }
);
