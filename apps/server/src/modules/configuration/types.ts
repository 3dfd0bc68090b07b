import type { Country, MenuEntry, OrderOption, UiSettings } from '@kontor/contract';
import type {
  CashDiscountTerms,
  Cents,
  Chart,
  FrontPage,
  KeptPrices,
  PaymentMethod,
  PlanChanges,
  PriceDeclaration,
  ShippingRule,
  StockRules,
  TaxClass,
} from '@kontor/domain';
import type { WeightFactors } from '@kontor/search';

/**
 * The seller, printed on order confirmations and mails (LAW I1, N1). A missing detail is an empty text: a sole trader,
 * for example, has no register.
 */
export interface Seller {
  companyName: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  /** Absent if none are named, and on orders of earlier versions (§ 35a GmbHG). */
  managingDirectors?: readonly string[];
  /** The registered seat, if it differs from the address (§ 14 UGB, § 35a GmbHG). */
  seat?: string;
  /** The tax office's number, which invoices state if there is no VAT id (§ 14 UStG). */
  taxNumber?: string;
  /** The person or department whom invoices name for questions; absent: the seller itself (BR-DE-5). */
  contactPerson?: string;
  /** Whether no VAT is charged (§ 19 UStG, § 6 (1) Z 27 UStG 1994). Missing: VAT is charged (LAW T6). */
  smallBusiness?: boolean;
  /** The number in the German register of packaging, LUCID (LAW S5). Absent: none. */
  packagingNumber?: string;
  vatId: string;
  registerNumber: string;
  registerCourt: string;
  bank: { iban: string; bic: string; holder: string };
}

/** A payment condition: a payment method with the operator's name and the title for customers. */
export type OfferedPayment = PaymentMethod & {
  readonly name: string;
  readonly title: string;
  /** The fee in cents, gross or net as the shop declares prices; absent or 0: none (LAW P11). */
  readonly fee?: Cents;
  /** The cash discount of an invoice that is paid early. Absent: none. */
  readonly cashDiscount?: CashDiscountTerms;
  /** The groups to which it is offered; absent: everybody. */
  readonly groups?: readonly string[];
};

/** A customer group with its own prices. Its members are partners (docs/partners.md). */
export interface CustomerGroup {
  name: string;
  priceDeclaration: PriceDeclaration;
  /** Names of the payment conditions to which the group is restricted; absent: no restriction. */
  paymentConditions?: readonly string[];
  /** Percent off everybody's prices. The operator writes the category's path or id; the id is stored. */
  discounts?: readonly { readonly category: string; readonly percent: number }[];
}

/** The tax rates of a country in percent (LAW T1). Articles with other rates are refused. */
export interface CountryTaxRates {
  /** Short name, such as AT. */
  country: string;
  rates: readonly number[];
  /** Changes of its law that the shop does not know by itself, in percent from a day on. Absent: none. */
  changes?: readonly { readonly taxClass: TaxClass; readonly rate: number; readonly from: string }[];
}

/** The search's settings with the ids of the named products that exist, by article number. */
export interface SearchNow extends SearchSettings {
  readonly products: Readonly<Record<string, string>>;
}

/** The operator's settings of the search (docs/search.md). */
export interface SearchSettings {
  /** Rules, one per entry, as `readSynonyms` reads them: `Zollstock = Gliedermaßstab`, `Flex > Winkelschleifer`. */
  readonly synonyms: readonly string[];
  /** Whether the shop's own list of synonyms is used too. */
  readonly startList: boolean;
  /** Words that the search ignores, in addition to its own list. */
  readonly stopWords: readonly string[];
  /** Words that lead to a page, one line per entry, as `readLeadingLine` reads them: `Gutschein > /T/gutscheine`. */
  readonly pages: readonly string[];
  /** Words and phrases by which customers search for reduced products: Angebote, Sale. */
  readonly saleWords: readonly string[];
  /** Article numbers that come first for a search text, in the same form: `Hammer > SH-500, SH-300`. */
  readonly pins: readonly string[];
  /** Article numbers that a search text does not find, in the same form. */
  readonly bars: readonly string[];
  /** Parts of a product that weigh more or less than usual, from 0 (not searched) to 3; absent: 1. */
  readonly weights: WeightFactors;
  /** Whether more than two sizes of one thing may stand among the first ten. */
  readonly sizesTogether: boolean;
  /** Whether each member of a family is found by itself, instead of one member for all. */
  readonly membersApart: boolean;
  /** Whether searches are counted, without data about the person who searched (modules/search-counts). */
  readonly counted: boolean;
}

/**
 * Whether articles may be sold without the details of the person responsible for their safety: no (`required`), yes
 * with a note of the import (`noted`), or yes without a note (`ignored`), as in a shop that only sells food.
 */
export type SafetyDataRule = 'required' | 'noted' | 'ignored';

/** To whom the shop sells: to consumers too, or to businesses alone (LAW C8). */
export type SoldTo = 'everybody' | 'businesses';

/** The address at a carrier for tracking a parcel. `{number}` is replaced by its tracking number. */
export interface TrackingLink {
  readonly carrier: string;
  readonly link: string;
}

/** How invoices, their corrections and delivery notes are issued (docs/invoices.md). */
export interface DocumentSettings {
  /** Patterns of the number series, such as `RE{YYYY}-{000000}`. No two are equal. */
  readonly invoiceNumbers: string;
  readonly correctionNumbers: string;
  readonly deliveryNoteNumbers: string;
  /** The days from the issue of an invoice until it is due. */
  readonly paymentDays: number;
  /** Whether customers get invoices and corrections by mail once they are made. */
  readonly mailed: boolean;
  /** Whether another program writes the invoices: then nobody is told of orders without one. Missing: no. */
  readonly issuedElsewhere?: boolean;
}

/** A reminder of an unpaid invoice. Amounts in cents. */
export interface ReminderStep {
  /** Its name, which is also the subject of its mail: Zahlungserinnerung. */
  readonly title: string;
  /** The paragraph of its mail that is the shop's own. Empty: none. */
  readonly text: string;
  /** The days since the invoice was due. */
  readonly days: number;
  /** The fee for consumers. The first reminder has none. */
  readonly fee: Cents;
  /** The lump sum for businesses (§ 288 (5) BGB, § 458 UGB). */
  readonly businessFee: Cents;
  /** Whether it states the interest that the law allows. */
  readonly interest: boolean;
}

/** How long people are kept beyond what the law demands (LAW D6). */
export interface RetentionSettings {
  /** How many years longer than the law demands, such as for a proceeding that is pending. */
  readonly extraYears: number;
}

/** Offers to customers. */
export interface QuoteSettings {
  /** For how many days one can be accepted, if nobody chooses a last day. */
  readonly validDays: number;
}

/** How long bought gift vouchers are valid (docs/decisions/071). */
export interface GiftVoucherSettings {
  /** To the end of so many years after that of the purchase. Missing: as the seller's country has it. */
  readonly years?: number;
}

/** How payments on the bank account are treated. */
export interface BankSettings {
  /** Up to which difference a rest is offered to be written off, in EUR. Absent: 0.05. */
  readonly writeOffUpTo?: number;
}

/** How customers are reminded of unpaid orders (docs/reminders.md). */
export interface ReminderSettings {
  /** Whether due reminders are sent every day without an operator. */
  readonly automatic: boolean;
  /** The days within which a reminder asks to pay. */
  readonly payDays: number;
  readonly steps: readonly ReminderStep[];
  /**
   * Of an order to be paid in advance: `days` after it was placed; `cancelDays` later it is proposed for cancelling.
   */
  readonly prepayment: Pick<ReminderStep, 'title' | 'text' | 'days'> & { readonly cancelDays: number };
}

/**
 * The books: which accounts are used, and for whom the files are (docs/books.md). Of what is absent the chart decides.
 * A rate in `sales` is a percentage.
 */
export interface BookSettings extends PlanChanges {
  /** Absent: SKR03 for a seller in Germany, else EKR. */
  readonly chart?: Chart;
  /** DATEV's numbers of the adviser and of the client. Absent: 1001 and 1. */
  readonly consultant?: number;
  readonly client?: number;
  /** The month in which the fiscal year begins. Absent: 1. */
  readonly fiscalYearBegins?: number;
  /** The digits of an account that is no debtor. Absent: 4. */
  readonly accountDigits?: number;
}

/** Deliveries to consumers in other member states, taxed where they go (docs/taxes.md). */
export interface OssSettings {
  /** The first day, `2027-01-01`. Absent: the seller's tax is charged everywhere. */
  readonly from?: string;
  /** Which prices stay where the tax is another one. Absent: gross. */
  readonly keeps?: KeptPrices;
}

/** Deliveries to third countries, such as Switzerland, which are free of tax (docs/taxes.md). */
export interface ExportSettings {
  /** The first day, `2027-01-01`. Absent: the seller's tax is charged. */
  readonly from?: string;
  /** Which prices stay where there is no tax. Absent: gross. */
  readonly keeps?: KeptPrices;
}

/** Deliveries to businesses in other member states, which are free of tax if their VAT id is valid (docs/taxes.md). */
export interface IntraCommunitySettings {
  /** The first day, `2027-01-01`. Absent: businesses are taxed as consumers. */
  readonly from?: string;
}

/** Reviews by buyers (docs/decisions/077). */
export interface ReviewSettings {
  /** Whether reviews are shown and buyers can write them. */
  enabled: boolean;
  /** How many days after delivery a mail asks for them. */
  askAfterDays: number;
  /**
   * Orders since this day, `2026-12-01`, are asked for: those of which the order form said so (LAW D8). Absent: nobody
   * is asked by mail.
   */
  askOrdersSince?: string;
}

/** All settings of the operator, each under its key in the table `configuration` (CONTRACT §3). */
export interface ShopConfiguration {
  title: string;
  startpage: string;
  uiSettings: UiSettings;
  vouchersEnabled: boolean;
  /** Whether visitors may ask to be told when a product is in stock again. The privacy statement must say so. */
  stockAlerts: boolean;
  reviews: ReviewSettings;
  /** Whether visitors may order the newsletter. The privacy statement must say so. */
  newsletter: boolean;
  countries: readonly Country[];
  taxRates: readonly CountryTaxRates[];
  oss: OssSettings;
  exports: ExportSettings;
  intraCommunity: IntraCommunitySettings;
  carrier: readonly string[];
  /** Where parcels are followed, by the carrier that an operator names when shipping. */
  trackingLinks: readonly TrackingLink[];
  /** The carriers that check ages when they hand over, by the names that operators give when shipping (LAW C10). */
  ageCheckCarriers: readonly string[];
  /** Those of `carrier` by which customers fetch the goods: for these no day of delivery is said. */
  pickupCarriers: readonly string[];
  paymentConditions: readonly OfferedPayment[];
  customerGroups: readonly CustomerGroup[];
  mainMenu: readonly MenuEntry[];
  /** The page in front of the list of the whole shop. Without blocks there is none. */
  frontPage: FrontPage;
  orderOptions: readonly OrderOption[];
  /** Amounts in cents, weights in grams. */
  shippingRules: readonly ShippingRule[];
  /** The texts about counted stock, in pieces and working days. */
  stockRules: StockRules;
  /** The rule for articles without the address of their maker (LAW S1). */
  safetyData: SafetyDataRule;
  soldTo: SoldTo;
  /** Such as `{YYYY}-{000000}`. */
  orderNumberPattern: string;
  documents: DocumentSettings;
  reminders: ReminderSettings;
  retention: RetentionSettings;
  quotes: QuoteSettings;
  giftVouchers: GiftVoucherSettings;
  bank: BankSettings;
  books: BookSettings;
  seller: Seller;
  search: SearchSettings;
  /** Recipients of the notices about orders; empty: the seller (order-recipients.ts). */
  orderMail: readonly string[];
}
