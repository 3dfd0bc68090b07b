import type { Country, MenuEntry, OrderOption, UiSettings } from '@kontor/contract';
import type { Cents, PaymentMethod, PriceDeclaration, ShippingRule, StockRules } from '@kontor/domain';
import type { WeightFactors } from '@kontor/search';

/**
 * Who sells: printed on order confirmations and mails (LAW I1, N1). What a seller has not is empty: a sole trader has
 * no register.
 */
export interface Seller {
  companyName: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  /** Absent where none are named, and on orders of earlier versions (§ 35a GmbHG). */
  managingDirectors?: readonly string[];
  /** Where the company is registered, in case that is another place than the address (§ 14 UGB, § 35a GmbHG). */
  seat?: string;
  /** Of the tax office: what invoices state where there is no VAT id (§ 14 UStG). */
  taxNumber?: string;
  vatId: string;
  registerNumber: string;
  registerCourt: string;
  bank: { iban: string; bic: string; holder: string };
}

/** A payment condition: how it is paid, under the operator's name and the title that customers read. */
export type OfferedPayment = PaymentMethod & {
  readonly name: string;
  readonly title: string;
  /** What it costs, in cents, gross or net as the shop declares prices; absent or 0: nothing (LAW P11). */
  readonly fee?: Cents;
  /** The groups it is for; everybody where none are named. */
  readonly groups?: readonly string[];
};

/** A group of customers with prices of its own, which make partners of them (docs/partners.md). */
export interface CustomerGroup {
  name: string;
  priceDeclaration: PriceDeclaration;
  /** Names of those that are left to the group of what it is offered; absent: all of them. */
  paymentConditions?: readonly string[];
  /** Percent off everybody's prices. Written with the path or the id of the category, kept with its id. */
  discounts?: readonly { readonly category: string; readonly percent: number }[];
}

/** The tax rates of a country in percent (LAW T1); none but these come into the shop. */
export interface CountryTaxRates {
  /** Short name, such as AT. */
  country: string;
  rates: readonly number[];
}

/** A search's setting with the ids of the products that it names, by their article numbers; those that there are. */
export interface SearchNow extends SearchSettings {
  readonly products: Readonly<Record<string, string>>;
}

/** How the operator steers the search (docs/search.md). */
export interface SearchSettings {
  /** Rules, one an entry, as `readSynonyms` reads them: `Zollstock = Gliedermaßstab`, `Flex > Winkelschleifer`. */
  readonly synonyms: readonly string[];
  /** Whether the list of synonyms that the shop ships with is used too. */
  readonly startList: boolean;
  /** Words that say nothing about what is sought, beside those that the search knows. */
  readonly stopWords: readonly string[];
  /** Words that lead to a page, one an entry, as `readLeadingLine` reads them: `Gutschein > /T/gutscheine`. */
  readonly pages: readonly string[];
  /** Article numbers that stand first where a text is searched for, likewise: `Hammer > SH-500, SH-300`. */
  readonly pins: readonly string[];
  /** Article numbers that a text does not find. */
  readonly bars: readonly string[];
  /** Parts of a product that weigh more or less than usual, from 0 (not searched) to 3; absent: 1. */
  readonly weights: WeightFactors;
  /** Whether more than two sizes of one thing may stand among the first ten. */
  readonly sizesTogether: boolean;
  /** Whether each member of a family is found by itself, instead of one for all. */
  readonly membersApart: boolean;
  /** Whether searches are counted, without a word about who searched (modules/search-counts). */
  readonly counted: boolean;
}

/**
 * Whether articles may come on sale without who answers for their safety: not (`required`), with a note of the import
 * (`noted`), or without a word (`ignored`), as a shop of food alone may.
 */
export type SafetyDataRule = 'required' | 'noted' | 'ignored';

/** Everything the operator decides, each under its key in the table `configuration` (CONTRACT §3). */
export interface ShopConfiguration {
  title: string;
  startpage: string;
  uiSettings: UiSettings;
  vouchersEnabled: boolean;
  countries: readonly Country[];
  taxRates: readonly CountryTaxRates[];
  carrier: readonly string[];
  paymentConditions: readonly OfferedPayment[];
  customerGroups: readonly CustomerGroup[];
  mainMenu: readonly MenuEntry[];
  orderOptions: readonly OrderOption[];
  /** Amounts in cents, weights in grams. */
  shippingRules: readonly ShippingRule[];
  /** What is said of counted stock, in pieces and working days. */
  stockRules: StockRules;
  /** What becomes of articles whose maker nobody could write to (LAW S1). */
  safetyData: SafetyDataRule;
  /** Such as `{YYYY}-{000000}`. */
  orderNumberPattern: string;
  seller: Seller;
  search: SearchSettings;
  /** Whom the shop tells of each order; nobody named: the seller (order-recipients.ts). */
  orderMail: readonly string[];
}
