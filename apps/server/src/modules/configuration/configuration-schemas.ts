import { FrontPage, frontPageHref } from '@kontor/contract/front-page';
import { charts, type Debtor, debtors, maxUnitPrice, taxCases, taxClasses } from '@kontor/domain';
import { type TSchema, Type } from 'typebox';
import { shapeTexts } from './texts/shapes.de.ts';
import type { ShopConfiguration } from './types.ts';

const Line = Type.String({ maxLength: 200, pattern: '^[^\\r\\n]*$' });
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]*$' });
/** A line with a rule. The limit exceeds that of a valid rule, so that a rule that is too long gets its own message. */
const Rule = Type.String({ maxLength: 10_000, pattern: '^[^\\r\\n]*$' });
const Factor = Type.Optional(Type.Number({ minimum: 0, maximum: 3 }));
/** The shapes of texts. */
const shapes = {
  countryCode: '^[A-Z]{2}$',
  /** An address in the shop, or one with http(s), mailto or tel. An address that runs a script is refused. */
  uri: '^(/(?![/\\\\])|https?://|mailto:|tel:)',
  startpage: '^/(?![/\\\\])[^\\x00-\\x1f]*$',
  day: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  trackingLink: '^https://[^\\s{}]*\\{number\\}[^\\s{}]*$',
  paymentName: '^[a-z][a-z0-9-]{0,49}$',
  frontPageHref,
} as const satisfies Record<keyof typeof shapeTexts, string>;

const shapeNames = Object.keys(shapeTexts) as (keyof typeof shapeTexts)[];

/** The sentence for a text that does not match the pattern of a shape; undefined for another pattern. */
export function sentenceOfShape(pattern: string): string | undefined {
  const name = shapeNames.find((shape) => shapes[shape] === pattern);
  return name && shapeTexts[name];
}

const CountryCode = Type.String({ pattern: shapes.countryCode });
const Cents = Type.Integer({ minimum: 0, maximum: maxUnitPrice });
const Grams = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const Uri = Type.String({ maxLength: 2000, pattern: shapes.uri });
const Days = Type.Integer({ minimum: 0, maximum: 365 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Day = Type.String({ pattern: shapes.day });
const Declaration = Type.Union([Type.Literal('gross'), Type.Literal('net')]);
const Some = Type.Union([Type.Array(Name, { maxItems: 300 }), Type.Literal('*')]);

/** A number of an account in the books. */
const AccountNumber = Type.String({ pattern: '^[0-9]{3,9}$' });
const OwnAccount = Type.Optional(AccountNumber);
const TaxKey = Type.Optional(Type.String({ pattern: '^[0-9]{0,4}$' }));

/** An entry of the deepest level. If it has entries below it, check-main-menu.ts refuses them. */
const MenuLeaf = Type.Object({ name: Name, uri: Uri, items: Type.Optional(Type.Array(Type.Unknown())) });
const menuEntry = <Below extends TSchema>(below: Below) =>
  Type.Object({ name: Name, uri: Uri, items: Type.Optional(Type.Array(below, { maxItems: 100 })) });

/**
 * The allowed value of each key of the configuration. The schemas are stricter than those of the answers, because the
 * operator's input is checked here.
 */
export const configurationSchemas = {
  title: Name,
  startpage: Type.String({ maxLength: 2000, pattern: shapes.startpage }),
  uiSettings: Type.Object({
    partnerLogin: Type.Boolean(),
    userLogin: Type.Boolean(),
    priceDeclaration: Declaration,
    productCardHeight: Type.String({ maxLength: 20 }),
    brandAttribute: Type.Optional(Name),
    dispatchUntil: Type.Optional(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })),
  }),
  vouchersEnabled: Type.Boolean(),
  stockAlerts: Type.Boolean(),
  reviews: Type.Object({
    enabled: Type.Boolean(),
    askAfterDays: Type.Integer({ minimum: 1, maximum: 90 }),
    askOrdersSince: Type.Optional(Day),
  }),
  newsletter: Type.Boolean(),
  countries: Type.Array(Type.Object({ shortName: CountryCode, name: Name }), {
    minItems: 1,
    maxItems: 300,
  }),
  taxRates: Type.Array(
    Type.Object({
      country: CountryCode,
      rates: Type.Array(Percent, { minItems: 1, maxItems: 50 }),
      changes: Type.Optional(
        Type.Array(
          Type.Object({
            taxClass: Type.Enum([...taxClasses]),
            rate: Percent,
            from: Day,
          }),
          { maxItems: 100 },
        ),
      ),
    }),
    { minItems: 1, maxItems: 300 },
  ),
  oss: Type.Object({ from: Type.Optional(Day), keeps: Type.Optional(Declaration) }),
  exports: Type.Object({ from: Type.Optional(Day), keeps: Type.Optional(Declaration) }),
  intraCommunity: Type.Object({ from: Type.Optional(Day) }),
  carrier: Type.Array(Name, { maxItems: 100 }),
  trackingLinks: Type.Array(
    Type.Object({
      carrier: Name,
      link: Type.String({ maxLength: 1000, pattern: shapes.trackingLink }),
    }),
    { maxItems: 100 },
  ),
  ageCheckCarriers: Type.Array(Name, { maxItems: 100 }),
  pickupCarriers: Type.Array(Name, { maxItems: 100 }),
  paymentConditions: Type.Array(
    Type.Object({
      name: Type.String({ pattern: shapes.paymentName }),
      title: Name,
      kind: Type.Optional(Name),
      provider: Type.Optional(Name),
      fee: Type.Optional(Cents),
      cashDiscount: Type.Optional(
        Type.Object({
          basisPoints: Type.Integer({ minimum: 1, maximum: 2000 }),
          days: Type.Integer({ minimum: 1, maximum: 90 }),
        }),
      ),
      groups: Type.Optional(Type.Array(Name, { maxItems: 100 })),
    }),
    { minItems: 1, maxItems: 50 },
  ),
  customerGroups: Type.Array(
    Type.Object({
      name: Name,
      priceDeclaration: Declaration,
      paymentConditions: Type.Optional(Type.Array(Name, { minItems: 1, maxItems: 50 })),
      discounts: Type.Optional(
        Type.Array(
          Type.Object({
            category: Type.String({ minLength: 1, maxLength: 2000 }),
            percent: Type.Number({ minimum: 0, maximum: 100 }),
          }),
          { maxItems: 1000 },
        ),
      ),
    }),
    { maxItems: 100 },
  ),
  /** The three levels of check-main-menu.ts. */
  mainMenu: Type.Array(menuEntry(menuEntry(MenuLeaf)), { maxItems: 50 }),
  /** check-front-page.ts checks which block has which fields. */
  frontPage: FrontPage,
  orderOptions: Type.Array(
    Type.Object({ name: Name, content: Type.String({ maxLength: 10_000 }), mandatory: Type.Boolean() }),
    { maxItems: 50 },
  ),
  shippingRules: Type.Array(
    Type.Object({
      countries: Some,
      carriers: Type.Optional(Some),
      fromValue: Type.Optional(Cents),
      fromWeight: Type.Optional(Grams),
      toWeight: Type.Optional(Grams),
      cost: Cents,
      freeFrom: Type.Optional(Cents),
    }),
    { maxItems: 1000 },
  ),
  stockRules: Type.Object({
    few: Type.Integer({ minimum: 0, maximum: 1000 }),
    yellowUpTo: Type.Integer({ minimum: 0, maximum: 1000 }),
    backorderDays: Type.Optional(
      Type.Object({
        min: Type.Integer({ minimum: 0, maximum: 365 }),
        max: Type.Integer({ minimum: 0, maximum: 365 }),
      }),
    ),
  }),
  safetyData: Type.Enum(['required', 'noted', 'ignored']),
  soldTo: Type.Enum(['everybody', 'businesses']),
  orderNumberPattern: Type.String({ maxLength: 40 }),
  documents: Type.Object({
    invoiceNumbers: Type.String({ maxLength: 40 }),
    correctionNumbers: Type.String({ maxLength: 40 }),
    deliveryNoteNumbers: Type.String({ maxLength: 40 }),
    paymentDays: Type.Integer({ minimum: 0, maximum: 365 }),
    mailed: Type.Boolean(),
    issuedElsewhere: Type.Optional(Type.Boolean()),
  }),
  retention: Type.Object({ extraYears: Type.Integer({ minimum: 0, maximum: 20 }) }),
  quotes: Type.Object({ validDays: Type.Integer({ minimum: 1, maximum: 365 }) }),
  bank: Type.Object({ writeOffUpTo: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })) }),
  giftVouchers: Type.Object({ years: Type.Optional(Type.Integer({ minimum: 3, maximum: 99 })) }),
  /** check-reminders.ts checks their order and their fees. */
  reminders: Type.Object({
    automatic: Type.Boolean(),
    payDays: Type.Integer({ minimum: 1, maximum: 60 }),
    steps: Type.Array(
      Type.Object({
        title: Name,
        text: Type.String({ maxLength: 2000 }),
        days: Days,
        fee: Cents,
        businessFee: Cents,
        interest: Type.Boolean(),
      }),
      { maxItems: 5 },
    ),
    prepayment: Type.Object({ title: Name, text: Type.String({ maxLength: 2000 }), days: Days, cancelDays: Days }),
  }),
  books: Type.Object({
    chart: Type.Optional(Type.Enum([...charts])),
    sales: Type.Optional(
      Type.Array(
        Type.Object({
          taxCase: Type.Enum([...taxCases]),
          rate: Type.Optional(Percent),
          country: Type.Optional(CountryCode),
          account: AccountNumber,
          datevKey: TaxKey,
          bmdCode: TaxKey,
        }),
        { maxItems: 200 },
      ),
    ),
    debtors: Type.Optional(
      Type.Object(
        Object.fromEntries(debtors.map((debtor) => [debtor, OwnAccount])) as Record<Debtor, typeof OwnAccount>,
      ),
    ),
    money: Type.Optional(
      Type.Object({
        ...{ paypal: OwnAccount, saferpay: OwnAccount, bank: OwnAccount },
        ...{ 'by-hand': OwnAccount, 'gift-balance': OwnAccount },
      }),
    ),
    rounding: OwnAccount,
    consultant: Type.Optional(Type.Integer({ minimum: 1001, maximum: 9_999_999 })),
    client: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999 })),
    fiscalYearBegins: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    accountDigits: Type.Optional(Type.Integer({ minimum: 4, maximum: 8 })),
  }),
  /** check-search.ts checks the rules and the words. */
  search: Type.Object({
    synonyms: Type.Optional(Type.Array(Rule, { maxItems: 2000 })),
    startList: Type.Optional(Type.Boolean()),
    stopWords: Type.Optional(Type.Array(Name, { maxItems: 200 })),
    pages: Type.Optional(Type.Array(Rule, { maxItems: 200 })),
    saleWords: Type.Optional(Type.Array(Name, { maxItems: 50 })),
    pins: Type.Optional(Type.Array(Rule, { maxItems: 200 })),
    bars: Type.Optional(Type.Array(Rule, { maxItems: 200 })),
    sizesTogether: Type.Optional(Type.Boolean()),
    membersApart: Type.Optional(Type.Boolean()),
    weights: Type.Optional(
      Type.Object({
        name: Factor,
        suffix: Factor,
        keywords: Factor,
        attributes: Factor,
        description: Factor,
        articleNumber: Factor,
        category: Factor,
      }),
    ),
    counted: Type.Optional(Type.Boolean()),
  }),
  /** E-mail addresses; check-configuration.ts checks them. */
  orderMail: Type.Array(Name, { maxItems: 10 }),
  seller: Type.Object({
    companyName: Line,
    street: Line,
    zipCode: Line,
    city: Line,
    country: Line,
    email: Line,
    phone: Line,
    managingDirectors: Type.Optional(Type.Array(Name, { maxItems: 20 })),
    seat: Type.Optional(Line),
    taxNumber: Type.Optional(Line),
    contactPerson: Type.Optional(Line),
    packagingNumber: Type.Optional(Line),
    smallBusiness: Type.Optional(Type.Boolean()),
    vatId: Type.Optional(Line),
    registerNumber: Type.Optional(Line),
    registerCourt: Type.Optional(Line),
    bank: Type.Optional(Type.Object({ iban: Line, bic: Type.Optional(Line), holder: Type.Optional(Line) })),
  }),
} as const satisfies { readonly [Key in keyof ShopConfiguration]: TSchema };
