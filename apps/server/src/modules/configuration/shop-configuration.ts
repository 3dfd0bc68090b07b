import type { Country, MenuEntry, OrderOption, PaymentCondition, UiSettings } from '@kontor/contract';
import type { ShippingRule } from '@kontor/domain';

/** Who sells: printed on order confirmations and mails (LAW I1). */
export interface Seller {
  companyName: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  vatId: string;
  registerNumber: string;
  registerCourt: string;
  bank: { iban: string; bic: string; holder: string };
}

/** Everything the operator decides, each under its key in the table `configuration` (CONTRACT §3). */
export interface ShopConfiguration {
  title: string;
  startpage: string;
  uiSettings: UiSettings;
  vouchersEnabled: boolean;
  countries: readonly Country[];
  carrier: readonly string[];
  paymentConditions: readonly PaymentCondition[];
  mainMenu: readonly MenuEntry[];
  orderOptions: readonly OrderOption[];
  /** Amounts in cents here; in EUR in the file they are imported from. */
  shippingRules: readonly ShippingRule[];
  /** Such as `{YYYY}-{000000}`. */
  orderNumberPattern: string;
  seller: Seller;
}
