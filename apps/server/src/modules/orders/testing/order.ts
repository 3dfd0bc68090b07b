import {
  type CashDiscountTerms,
  type DrinkContainer,
  depositCharges,
  type PaymentKind,
  type PaymentProvider,
  type PriceDeclaration,
  priceOrder,
  type VoucherValue,
  withPaymentMethod,
} from '@kontor/domain';
import type { Seller } from '../../configuration/types.ts';
import { labelledCharges } from '../order-charges.ts';
import type { OrderLine, OrderSnapshot } from '../types.ts';

/** For tests: a seller with everything filled in. */
export const exampleSeller: Seller = {
  companyName: 'Kontor Werkzeughandel GmbH',
  street: 'Gumpendorfer Straße 15',
  zipCode: '1060',
  city: 'Wien',
  country: 'AT',
  email: 'office@kontor.example',
  phone: '+43 1 234 56 78',
  vatId: 'ATU12345678',
  registerNumber: 'FN 123456 a',
  registerCourt: 'Handelsgericht Wien',
  bank: { iban: 'AT611904300234573201', bic: 'BKAUATWW', holder: 'Kontor Werkzeughandel GmbH' },
};

/** For tests: a line to buy. */
export interface ExampleLine {
  name: string;
  suffix?: string;
  articleNumber?: string;
  unit?: string;
  amount: number;
  /** Cents, in the shop's declaration. */
  unitPrice: number;
  priceQuantity?: number;
  /** Basis points. Null: it is a gift voucher. */
  taxRate: number | null;
  normPrice?: { price: number; unit: string };
  /** In cents. */
  deposit?: number;
  container?: DrinkContainer;
  delivery?: { stockStatusText: string; termsOfDelivery: string | null };
  makersGuarantee?: string;
}

const exampleLines: ExampleLine[] = [
  { name: 'Schlosserhammer', suffix: '500 g, Eschenstiel', amount: 2, unitPrice: 1999, taxRate: 2000 },
  { name: 'Fachbuch „Holzverbindungen“', amount: 1, unitPrice: 2490, taxRate: 1000 },
  { name: 'Salz, grob', suffix: 'Sack zu 25 kg', unit: 'Sack', amount: 12, unitPrice: 789, taxRate: 490 },
];

/** For tests: a placed order as stored, with prices computed by the domain. */
export function exampleOrder(
  more: Partial<Omit<OrderSnapshot, 'paymentCondition'>> & {
    /** Without a method, the name decides. */
    paymentCondition?: {
      name: string;
      title: string;
      kind?: PaymentKind;
      provider?: PaymentProvider;
      cashDiscount?: CashDiscountTerms;
    };
    declaration?: PriceDeclaration;
    buy?: ExampleLine[];
    shipping?: number;
    oneWayDepositTaxed?: boolean;
    /** The fee of the payment method, in the shop's declaration. */
    fee?: number;
    redeem?: { code: string; value: VoucherValue }[];
  } = {},
): OrderSnapshot {
  const { declaration = 'gross', buy = exampleLines, shipping = 690, fee = 0, redeem = [], ...others } = more;
  const { oneWayDepositTaxed = true, paymentCondition = { name: 'vorkasse', title: 'Vorkasse' }, ...rest } = others;
  const deposits = buy.map(({ deposit = 0, container = null, ...line }) => ({ ...line, deposit, container }));
  const charges = [
    { kind: 'shipping', cost: shipping } as const,
    ...depositCharges(deposits, oneWayDepositTaxed),
    ...(fee > 0 ? [{ kind: 'payment-method', cost: fee } as const] : []),
  ];
  const priced = priceOrder({ lines: buy, charges, vouchers: redeem, declaration });
  const address = {
    name: 'Müller-Łukasz',
    firstName: 'Jörg',
    companyName: '',
    street: 'Hauptstraße 1',
    zipCode: '1010',
  };
  return {
    format: 1,
    id: 'order-id-of-32-characters-000000',
    orderNumber: '2026-000123',
    createdAt: Date.UTC(2026, 10, 20, 12, 30),
    shop: { title: 'Kontor Werkzeug', priceDeclaration: declaration, seller: exampleSeller },
    email: 'joerg@example.at',
    address: { ...address, city: 'Wien', country: 'AT', countryName: 'Österreich' },
    shippingAddress: null,
    paymentCondition: withPaymentMethod(paymentCondition),
    carrier: 'Österreichische Post',
    externalNumber: null,
    lines: priced.lines.map(({ line, price, total }, i): OrderLine => {
      const { name, suffix = null, articleNumber = `WZ-${1000 + i}`, unit = 'Stück', amount } = line;
      const ids = { productId: `p${i}`, conditionId: `c${i}`, articleNumber, pictures: [] };
      const { normPrice, delivery, priceQuantity, deposit, makersGuarantee } = line;
      const kept = {
        ...(deposit && { deposit }),
        ...(priceQuantity && { priceQuantity }),
        ...(normPrice && { normPrice }),
        ...(delivery && { delivery }),
        ...(makersGuarantee && { makersGuarantee }),
        ...(line.taxRate === null && { giftVoucher: true as const }),
      };
      return { ...ids, name, nameSuffix: suffix, unit, amount, price, total, ...kept };
    }),
    goods: priced.goods,
    charges: labelledCharges(priced.charges, paymentCondition.title),
    vouchers: priced.vouchers.map(({ voucher, price }) => ({
      ...{ code: voucher.code, session: 's', kind: voucher.value.kind, price },
    })),
    total: priced.toPay,
    options: [{ name: 'AGB', content: '<p>Ich habe die <a href="/agb">AGB</a> gelesen.</p>', mandatory: true }],
    texts: [
      { name: 'businessTerms', id: 'a'.repeat(64) },
      { name: 'widerrufsbelehrung', id: 'b'.repeat(64) },
    ],
    confirmationDoc: { content: 'document-id-of-32-characters-000', filename: 'Bestellung-2026-000123.pdf' },
    ...rest,
  };
}
