import { classRatesOf } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';
import { checkProduct } from './check-product.ts';
import type { ConditionDraft, ProductDraft } from './records/import-record.ts';
import type { ImportingShop } from './records/importing-shop.ts';

const shop = {
  declaration: 'gross',
  groups: ['Fachbetrieb'],
  taxRates: [0, 490, 2000],
  brandAttribute: 'Marke',
  safetyData: 'ignored',
  countries: ['AT'],
  stockRules: { few: 5, yellowUpTo: 0 },
} as const;

function condition(more: Partial<ConditionDraft> = {}): ConditionDraft {
  return {
    ...conditionFields.fromJson({ unit: 'Stück' }),
    ...{
      id: undefined,
      gross: 12.9,
      net: 10.75,
      scales: undefined,
      salePrice: undefined,
      listPrice: undefined,
      taxRate: 20,
      customerGroup: undefined,
      row: undefined,
    },
    ...more,
  };
}

function draft(more: Partial<ProductDraft> = {}): ProductDraft {
  return {
    ...productFields.fromJson({ articleNumber: 'ZG-100 Ä', name: 'Zange' }),
    ...{
      id: undefined,
      category: { kind: 'id', id: 'k' },
      furtherCategories: [],
      conditions: [condition()],
      keepsGroups: true,
    },
    ...more,
  };
}

const reasonsOf = (value: ProductDraft) => {
  const checked = checkProduct(value, shop);
  return checked.ok ? [] : checked.reasons.map(({ reason }) => reason);
};

test('conditions without an id of their own have none yet: the catalogue knows them by group and unit', () => {
  const conditions = [
    condition(),
    condition({ customerGroup: 'Fachbetrieb' }),
    condition({ id: 'zehn', unit: '10er' }),
  ];
  const checked = checkProduct(draft({ conditions }), shop);
  expect(checked.ok && checked.product.conditions.map(({ id, customerGroup }) => [id, customerGroup])).toEqual([
    [null, null],
    [null, 'Fachbetrieb'],
    ['zehn', null],
  ]);
});

describe('two conditions of one group and unit', () => {
  const twice = (unit: string) =>
    `Zwei Zeilen dieses Artikels haben dieselbe Einheit „${unit}“ und dieselbe Kundengruppe. Bitte die Spalte Einheit oder Konditions-ID ergänzen.`;

  test.each<[string, Partial<ConditionDraft>]>([
    ['as they are', {}],
    ['in another case', { unit: 'STÜCK' }],
    ['where nothing is said', { unit: undefined }],
    ['one of them with an id', { id: 'eigene' }],
  ])('are refused: nobody could tell them apart, %s', (_what, more) => {
    expect(reasonsOf(draft({ conditions: [condition(), condition(more)] }))).toEqual([
      twice(more.unit === 'STÜCK' ? 'STÜCK' : 'Stück'),
    ]);
  });

  test('are taken with ids of their own', () => {
    expect(reasonsOf(draft({ conditions: [condition({ id: 'a' }), condition({ id: 'b' })] }))).toEqual([]);
  });
});

test('a customer group that the shop does not have is refused: nobody would ever see its price', () => {
  expect(reasonsOf(draft({ conditions: [condition(), condition({ customerGroup: 'Fachbetriebe' })] }))).toEqual([
    'Kundengruppe: „Fachbetriebe“ gibt es in den Einstellungen des Shops nicht.',
  ]);
});

test('fields that a file leaves out get their defaults', () => {
  const nothing = Object.fromEntries(Object.keys(productFields.fromJson({})).map((name) => [name, null]));
  expect(checkProduct(draft(), shop)).toEqual({
    ok: true,
    warnings: [],
    product: {
      // Only these fields have a value.
      ...nothing,
      ...{ id: 'zg-100-ä', articleNumber: 'ZG-100 Ä', name: 'Zange', htmlDescription: '', familyName: null },
      ...{ stockStatus: 'green', stockStatusText: 'lieferbar', internalRating: 0, weightGrams: 0, isActive: true },
      giftVoucher: false,
      ...{ pictures: [], documents: [], attributes: [], takeBack: [], familyValues: [] },
      conditions: [
        {
          ...{ id: null, customerGroup: null, price: 1290, taxRate: 2000 },
          ...{ unit: 'Stück', normPrice: null, normUnit: null, stock: null, backorder: false },
          ...{ priceQuantity: null, scales: [], minAmount: null, amountStep: null, maxAmount: null },
          ...{ deposit: null, listPrice: null, salePrice: null, saleFrom: null, saleUntil: null, content: null },
          ...{ stockOf: null, stockFactor: null },
        },
      ],
      keepsGroups: true,
      isPart: false,
    },
  });
});

describe('a price', () => {
  const priced = (more: Partial<ConditionDraft>) => {
    const checked = checkProduct(draft({ conditions: [condition(more)] }), shop);
    if (!checked.ok) return checked.reasons.map(({ reason }) => reason);
    return checked.product.conditions.map(({ price, priceQuantity, scales }) => ({ price, priceQuantity, scales }))[0];
  };

  test.each<[string, Partial<ConditionDraft>, object]>([
    ['of one unit', { gross: 12.9 }, { price: 1290, priceQuantity: null, scales: [] }],
    ['for a hundred', { gross: 3.45, priceQuantity: 100 }, { price: 345, priceQuantity: 100, scales: [] }],
    ['of four decimals is for a hundred', { gross: 0.0345 }, { price: 345, priceQuantity: 100, scales: [] }],
    ['of eight', { gross: 0.00000345 }, { price: 345, priceQuantity: 1_000_000, scales: [] }],
    ['of five for ten', { gross: 0.12345, priceQuantity: 10 }, { price: 12_345, priceQuantity: 10_000, scales: [] }],
    [
      'whose scale alone is finer',
      { gross: 0.04, scales: [{ from: 1000, price: 0.0345 }] },
      { price: 400, priceQuantity: 100, scales: [{ from: 1000, price: 345 }] },
    ],
    [
      'with scales as the wire has them',
      { gross: 3.45, scales: [{ from: 500, price: { gross: 2.9, net: 2.42 } }] },
      { price: 345, priceQuantity: null, scales: [{ from: 500, price: 290 }] },
    ],
  ])('%s', (_what, more, stated) => expect(priced(more)).toEqual(stated));
});

test.each<[string, Partial<ConditionDraft>, string]>([
  [
    'a scale that rises',
    { scales: [{ from: 10, price: 13 }] },
    'Staffelpreise: Jede Staffel muss billiger sein als der Preis davor.',
  ],
  [
    'a scale without price',
    { scales: [{ from: 10 }] },
    'Staffelpreise: Jede Staffel braucht Menge und Betrag, wie in „100: 3,10 | 500: 2,90“.',
  ],
  [
    'a scale from one on',
    { scales: [{ from: 1, price: 12 }] },
    'Staffelpreise: Jede Staffel beginnt bei einer ganzen Zahl ab 2, wie in „100: 3,10 | 500: 2,90“.',
  ],
  [
    'an amount twice',
    {
      scales: [
        { from: 9, price: 12 },
        { from: 9, price: 11 },
      ],
    },
    'Staffelpreise: Die Mengen müssen aufsteigen, jede nur einmal.',
  ],
  ['a price for nothing', { priceQuantity: 0 }, 'Preismenge: keine gültige Zahl.'],
  [
    'a minimum over the maximum',
    { minAmount: 10, maxAmount: 9 },
    'Mindestmenge, Mengenschritt, Höchstmenge: So könnte niemand bestellen. Die Höchstmenge muss mindestens so groß wie die kleinste Menge sein.',
  ],
])('%s is refused', (_what, more, reason) => {
  expect(reasonsOf(draft({ conditions: [condition(more)] }))).toEqual([reason]);
});

test('a net shop takes the net price', () => {
  expect(checkProduct(draft(), { ...shop, declaration: 'net' })).toMatchObject({
    product: { conditions: [{ price: 1075 }] },
  });
});

test('what is taken back is understood in German and English, each once', () => {
  const takeBackOf = (takeBack: unknown) => {
    const checked = checkProduct(draft({ takeBack }), shop);
    return checked.ok && checked.product.takeBack;
  };
  expect(takeBackOf([' Batterie', 'Elektrogerät', 'batterie'])).toEqual(['electrical', 'battery']);
  expect(takeBackOf(['battery'])).toEqual(['battery']);
  expect(takeBackOf('electrical')).toEqual(['electrical']);
  expect(takeBackOf([])).toEqual([]);
});

test('a description is cleaned of what runs or loads', () => {
  const htmlDescription =
    '<p onclick="x()">Gut<script>alert(1)</script><img src="https://x.example/a.png"> <a href="javascript:x()">hier</a></p>';
  expect(checkProduct(draft({ htmlDescription }), shop)).toMatchObject({
    product: { htmlDescription: '<p>Gut <a>hier</a></p>' },
  });
});

describe('refused with its reason', () => {
  test.each<[string, Partial<ConditionDraft>, string]>([
    [
      'a negative price',
      { gross: -1 },
      'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.',
    ],
    [
      'nine decimals',
      { gross: 0.000000345 },
      'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.',
    ],
    ['no price', { gross: undefined }, 'Preis: fehlt.'],
    [
      'a huge price',
      { gross: 10 ** 12 },
      'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.',
    ],
    [
      'a deposit above 1,000 EUR',
      { deposit: 1000.01 },
      'Pfand: muss ein Betrag in Euro mit höchstens zwei Nachkommastellen sein, von 0 bis 1.000, etwa 0,25.',
    ],
    [
      'a deposit in words',
      { deposit: 'ja' },
      'Pfand: muss ein Betrag in Euro mit höchstens zwei Nachkommastellen sein, von 0 bis 1.000, etwa 0,25.',
    ],
    [
      'a tax rate of 120',
      { taxRate: 120 },
      'Steuersatz: 120 % gibt es in diesem Shop nicht. Die Einstellung taxRates kennt 0 – 4,9 – 20.',
    ],
    ['a tax rate as a fraction', { taxRate: 0.2 }, 'Steuersatz: 0,2 % gibt es in diesem Shop nicht. Meinten Sie 20?'],
    [
      'the fraction of a rate with decimals',
      { taxRate: 0.049 },
      'Steuersatz: 0,049 % gibt es in diesem Shop nicht. Meinten Sie 4,9?',
    ],
    [
      'the tax rate of another country',
      { taxRate: 19 },
      'Steuersatz: 19 % gibt es in diesem Shop nicht. Die Einstellung taxRates kennt 0 – 4,9 – 20.',
    ],
    ['no tax rate', { taxRate: undefined }, 'Steuersatz: fehlt.'],
    ['a tax rate in words', { taxRate: Number.NaN }, 'Steuersatz: muss ein Prozentsatz wie 20 oder 4,9 sein.'],
    [
      'a negative norm price',
      { normPrice: -1 },
      'Grundpreis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.',
    ],
    [
      'a huge norm price',
      { normPrice: 1_000_000.01 },
      'Grundpreis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.',
    ],
    [
      'a norm price that is no number',
      { normPrice: Number.NaN },
      'Grundpreis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.',
    ],
    ['half a piece in stock', { stock: 0.5 }, 'Bestand: keine gültige Zahl.'],
  ])('%s', (_name, more, reason) => {
    expect(reasonsOf(draft({ conditions: [condition(more)] }))).toEqual([reason]);
  });

  test.each<[string, Partial<ProductDraft>, string]>([
    ['no article number', { articleNumber: undefined }, 'Artikelnummer: fehlt.'],
    ['an empty name', { name: '  ' }, 'Name: fehlt.'],
    ['a name of 300 letters', { name: 'x'.repeat(300) }, 'Name: länger als 200 Zeichen.'],
    ['a name with a line break', { name: 'a\nb' }, 'Name: kein gültiger Text.'],
    ['a number for a name', { name: 5 }, 'Name: kein gültiger Text.'],
    ['attributes that are no list', { attributes: 'Länge' }, 'Attribute: keine gültige Liste.'],
    ['an age of 17', { minimumAge: '17' }, 'Mindestalter: muss 16 oder 18 sein.'],
    [
      'an allergen that nobody knows',
      { allergens: ['Milch', 'Weitzen'] },
      'Allergene: „Weitzen“ ist keiner der 14 Stoffe. Bitte berichtigen, sonst fehlte eine Warnung.',
    ],
  ])('%s', (_name, more, reason) => {
    expect(reasonsOf(draft(more))).toEqual([reason]);
  });

  test('everything that is wrong, at once', () => {
    expect(reasonsOf(draft({ name: '', minimumAge: 17, conditions: [condition({ gross: Number.NaN })] }))).toHaveLength(
      3,
    );
  });
});

test('what would be given away on sale is taken with a warning', () => {
  const warningsOf = (more: Partial<ConditionDraft>, product: Partial<ProductDraft> = {}) => {
    const checked = checkProduct(draft({ ...product, conditions: [condition(more)] }), shop);
    return checked.ok && checked.warnings.map(({ reason }) => reason);
  };
  const gift = ': 0,00 € – der Artikel wird verschenkt. Soll er nicht im Verkauf sein, bitte Aktiv auf nein setzen.';
  expect(warningsOf({ gross: 0 })).toEqual([`Preis${gift}`]);
  expect(warningsOf({ salePrice: 0, saleUntil: '2026-12-01' })).toEqual([`Aktionspreis${gift}`]);
  expect(warningsOf({ gross: 0.01 })).toEqual([]);
  const refused = (more: Partial<ConditionDraft>, product: Partial<ProductDraft> = {}) =>
    reasonsOf(draft({ ...product, conditions: [condition({ isZeroNoPrice: true, ...more })] }));
  const zero =
    ': 0,00 €. In Dateien anderer Systeme heißt das meist „auf Anfrage“, und im Verkauf wäre der Artikel geschenkt. Bitte einen Preis eintragen oder den Artikel dort abschalten. Soll er nichts kosten, bitte mit einer eigenen Tabelle einlesen (Preis 0).';
  expect(refused({ gross: 0 })).toEqual([`Preis${zero}`]);
  expect(refused({ salePrice: 0, saleUntil: '2026-12-01' })).toEqual([`Aktionspreis${zero}`]);
  expect([refused({ gross: 0.01 }), refused({ gross: 0 }, { isActive: false })]).toEqual([[], []]);
  expect(refused({ gross: Number.NaN })).toHaveLength(1);
  expect(warningsOf({ gross: 0 }, { isActive: false })).toEqual([]);
  expect(
    warningsOf({ gross: undefined, unnamed: ['price', 'price_quantity', 'scales', 'list_price', 'sale_price'] }),
  ).toEqual([]);
});

test.each<[string, Partial<ProductDraft>, string]>([
  [
    'a wrong GTIN',
    { gtin: '4006381333932' },
    'GTIN: die Prüfziffer stimmt nicht, oder sie hat nicht 8, 12, 13 oder 14 Ziffern; nicht übernommen.',
  ],
  [
    'a tariff number of five digits',
    { tariff: '82055' },
    'Zolltarifnummer: muss 6, 8, 10 oder 11 Ziffern haben, nicht übernommen.',
  ],
  [
    'a delivery time in words',
    { deliveryDays: 'bald' },
    'Lieferzeit: muss wie „3“, „2–4 Werktage“, „1 Woche“ oder „sofort“ lauten, nicht übernommen.',
  ],
  ['a country of nowhere', { origin: 'Eupora' }, 'Ursprungsland: „Eupora“ ist nicht bekannt, nicht übernommen.'],
  ['a union of countries', { origin: 'EU' }, 'Ursprungsland: „EU“ ist nicht bekannt, nicht übernommen.'],
  [
    'an energy class of H',
    { energy: { class: 'H' } },
    'Energieklasse: muss ein Buchstabe von A bis G sein, auch A+, nicht übernommen.',
  ],
  ['an unknown packaging', { container: 'Dose' }, 'Einweg oder Mehrweg: „Dose“ ist nicht bekannt, nicht übernommen.'],
  ['a length in words', { size: { length: 'lang' } }, 'Länge: keine Zahl von 0 bis 1.000.000 (mm), nicht übernommen.'],
  ['a length in cm', { size: { length: '16 cm' } }, 'Länge: keine Zahl von 0 bis 1.000.000 (mm), nicht übernommen.'],
  ['120 % of alcohol', { alcohol: 120 }, 'Alkoholgehalt: keine Zahl von 0 bis 100 (% vol), nicht übernommen.'],
  ['more fat than there is', { nutrition: { fat: '101 g' } }, 'Fett: keine Zahl von 0 bis 100 (g), nicht übernommen.'],
  ['half a place', { familyPlace: 1.5 }, 'Familienplatz: keine ganze Zahl von 1 bis 1.000.000, nicht übernommen.'],
  ['a blue stock', { stockStatus: 'blau' }, 'Lagerstatus: weder grün noch gelb noch rot, nicht übernommen.'],
  [
    'a take-back of nothing known',
    { takeBack: ['Möbel'] },
    'Rücknahme: weder Elektrogerät noch Batterie, nicht übernommen.',
  ],
  ['a take-back that is no word', { takeBack: [7] }, 'Rücknahme: weder Elektrogerät noch Batterie, nicht übernommen.'],
])('%s is left out with a warning', (_what, more, reason) => {
  const [whole, checked] = [checkProduct(draft(), shop), checkProduct(draft(more), shop)];
  const columns = productFields
    .columnsOf(new Set(Object.values(productFields.rows).map(({ column }) => column)))
    .filter((column) => Object.keys(more).some((name) => productFields.rows[name as 'gtin'].column === column));
  const product = whole.ok && { ...whole.product, unnamed: { columns, attributeGroups: null, properties: null } };
  expect(checked).toEqual({ ok: true, product, warnings: [{ row: undefined, reason }] });
});

test('an article cannot refer to itself: the others stay', () => {
  const references = { accessories: [{ articleNumber: 'ZG-100 Ä' }, { articleNumber: 'B' }], similar: ['ZG-100 Ä'] };
  const checked = checkProduct(draft({ references }), shop);
  const reason = 'Verweise: Ein Artikel kann nicht auf sich selbst verweisen, nicht übernommen.';
  expect(checked).toMatchObject({ ok: true, warnings: [{ row: undefined, reason }] });
  expect(checked.ok && checked.product.references).toEqual({ accessories: [{ articleNumber: 'B' }] });
});

test('a brand is said once: the field wins over the attribute of the group', () => {
  const attributes = [
    { name: 'Marke', value: 'Beta' },
    { name: 'Länge', value: '160 mm' },
  ];
  const checked = checkProduct(draft({ brand: 'Alpha', attributes }), shop);
  const reason = 'Marke: Das Merkmal „Marke“ nennt eine andere. Es gilt die Spalte Marke.';
  expect(checked).toMatchObject({ ok: true, warnings: [{ row: undefined, reason }] });
  expect(checked.ok && [checked.product.brand, checked.product.attributes]).toEqual(['Alpha', attributes.slice(1)]);
  expect(checkProduct(draft({ attributes }), shop)).toMatchObject({ ok: true, warnings: [], product: { attributes } });
});

test('a manufacturer may be known in part', () => {
  const manufacturer = { name: 'M', email: 'https://m.example' };
  expect(checkProduct(draft({ manufacturer }), shop)).toMatchObject({ ok: true, product: { manufacturer } });
});

describe('a tax class in the place of a rate', () => {
  const classRates = classRatesOf('AT', [
    { taxClass: 'reduced', rate: 900, from: '2027-01-01' },
    { taxClass: 'second-reduced', rate: 1000, from: '2027-01-01' },
  ]);
  const checked = (taxRate: unknown, more: Partial<ImportingShop> = {}, price: Partial<ConditionDraft> = {}) =>
    checkProduct(draft({ conditions: [condition({ taxRate, ...price })] }), { ...shop, classRates, ...more });
  const kept = (result: ReturnType<typeof checked>) => result.ok && result.product.conditions[0];

  test('is stored as the rate that names it, also where another class has taken over its rate', () => {
    const classes = ['standard', 'reduced', 'second-reduced', 'super-reduced'];
    expect(classes.map((taxClass) => kept(checked(taxClass)))).toMatchObject(
      [2000, 1000, 1300, 490].map((taxRate) => ({ taxRate })),
    );
  });

  test('that the seller’s country does not have is refused', () => {
    const reason =
      'Steuersatz: „zweiter ermäßigter“ gibt es im Land des Verkäufers nicht. Bitte einen Prozentsatz angeben.';
    const germany = { classRates: classRatesOf('DE', []) };
    expect(checked('second-reduced', germany)).toEqual({ ok: false, reasons: [{ row: undefined, reason }] });
    expect(checked('mittel')).toMatchObject({ ok: false });
  });

  test('net prices become gross by the rate that is charged now', () => {
    const net = { declared: 'net', net: 10 } as const;
    const changedRates = [[2000, 2100] as const];
    expect(kept(checked('standard', { changedRates }, net))).toMatchObject({ taxRate: 2000, price: 1210 });
    expect(kept(checked(20, {}, net))).toMatchObject({ taxRate: 2000, price: 1200 });
  });
});
