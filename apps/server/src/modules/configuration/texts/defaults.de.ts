import { defaultOrderNumberPattern, defaultStockRules } from '@kontor/domain';
import type { Seller, ShopConfiguration } from '../types.ts';

const nobody: Seller = {
  companyName: '',
  street: '',
  zipCode: '',
  city: '',
  country: '',
  email: '',
  phone: '',
  vatId: '',
  registerNumber: '',
  registerCourt: '',
  bank: { iban: '', bic: '', holder: '' },
};

/** The configuration of a new shop. Without shipping rules nothing can be ordered. */
export const defaultConfiguration: ShopConfiguration = {
  title: 'Onlineshop',
  startpage: '/shop',
  uiSettings: { partnerLogin: false, userLogin: false, priceDeclaration: 'gross', productCardHeight: '1:1' },
  vouchersEnabled: false,
  stockAlerts: false,
  reviews: { enabled: false, askAfterDays: 14 },
  newsletter: false,
  countries: [{ shortName: 'AT', name: 'Österreich' }],
  taxRates: [
    { country: 'AT', rates: [20, 13, 10, 4.9, 0] },
    { country: 'DE', rates: [19, 7, 0] },
  ],
  oss: {},
  exports: {},
  intraCommunity: {},
  carrier: [],
  trackingLinks: [],
  ageCheckCarriers: [],
  paymentConditions: [
    { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' },
    { name: 'rechnung', title: 'Rechnung', kind: 'invoice' },
  ],
  customerGroups: [],
  mainMenu: [],
  frontPage: {
    blocks: [
      { kind: 'claim', title: '' },
      { kind: 'categories', title: 'Sortiment' },
      { kind: 'offers', title: 'Angebote' },
      { kind: 'products', title: 'Neu im Sortiment', choice: 'new' },
      { kind: 'products', title: 'Wir empfehlen', choice: 'best', most: 8 },
    ],
  },
  orderOptions: [],
  shippingRules: [],
  stockRules: defaultStockRules,
  safetyData: 'noted',
  soldTo: 'everybody',
  orderNumberPattern: defaultOrderNumberPattern,
  documents: {
    invoiceNumbers: 'RE{YYYY}-{000000}',
    correctionNumbers: 'RK{YYYY}-{000000}',
    deliveryNoteNumbers: 'LS{YYYY}-{000000}',
    paymentDays: 14,
    mailed: false,
  },
  retention: { extraYears: 0 },
  quotes: { validDays: 14 },
  giftVouchers: {},
  reminders: {
    automatic: false,
    payDays: 7,
    steps: [
      {
        title: 'Zahlungserinnerung',
        text: 'Sicher haben Sie es nur übersehen: Bitte holen Sie die Zahlung in den nächsten Tagen nach.',
        ...{ days: 7, fee: 0, businessFee: 0, interest: false },
      },
      {
        title: 'Zweite Zahlungserinnerung',
        text: 'Auf unsere Erinnerung haben wir noch keine Zahlung erhalten.',
        ...{ days: 14, fee: 0, businessFee: 0, interest: false },
      },
      {
        title: 'Letzte Mahnung',
        text: 'Trotz zweier Erinnerungen ist Ihre Rechnung noch offen. Bleibt die Zahlung auch jetzt aus, müssen wir die Forderung weitergeben. Dadurch können Ihnen weitere Kosten entstehen.',
        ...{ days: 28, fee: 0, businessFee: 0, interest: true },
      },
    ],
    prepayment: {
      title: 'Zahlungserinnerung',
      text: 'Möchten Sie die Bestellung nicht mehr, müssen Sie nichts tun: Ohne Zahlung stornieren wir sie.',
      ...{ days: 7, cancelDays: 7 },
    },
  },
  books: {},
  search: {
    synonyms: [],
    startList: true,
    stopWords: [],
    pages: [],
    saleWords: [
      ...['Angebot', 'Sonderangebot', 'im Angebot', 'Sale', 'reduziert', 'reduzierte Ware', 'Rabatt', 'Schnäppchen'],
      ...['herabgesetzt', 'Sonderpreis', 'Aktionspreis', 'Preisnachlass', 'Ausverkauf', 'Abverkauf'],
    ],
    pins: [],
    bars: [],
    weights: {},
    sizesTogether: false,
    membersApart: false,
    counted: true,
  },
  orderMail: [],
  seller: nobody,
};
