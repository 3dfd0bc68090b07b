/** The units the law compares prices by (LAW P4). */
export type NormUnit = 'kg' | 'l' | 'm' | 'm²' | 'm³';

/** The units a content is given in. */
export type ContentUnit = keyof typeof measures;

/** How much a unit of sale holds (the drained weight where there is one, LAW P4): `6 × 0,33 l`. */
export interface Content {
  /** How many of them are in one pack; absent: one. */
  readonly count?: number;
  /** A positive number of at most six decimals. */
  readonly quantity: number;
  readonly unit: ContentUnit;
}

/** What each unit is in the law's unit and, as a whole number, in the smallest unit of its kind. */
const measures = {
  mg: ['kg', 1],
  g: ['kg', 1000],
  kg: ['kg', 1_000_000],
  t: ['kg', 1_000_000_000],
  ml: ['l', 1],
  cl: ['l', 10],
  l: ['l', 1000],
  hl: ['l', 100_000],
  mm: ['m', 1],
  cm: ['m', 10],
  m: ['m', 1000],
  km: ['m', 1_000_000],
  'cm²': ['m²', 1],
  'm²': ['m²', 10_000],
  'cm³': ['m³', 1],
  'm³': ['m³', 1_000_000],
} as const satisfies Readonly<Record<string, readonly [NormUnit, number]>>;

/** What else units are called. */
const otherNames: Readonly<Record<string, ContentUnit>> = {
  ...{ gr: 'g', gramm: 'g', kilo: 'kg', kilogramm: 'kg', tonne: 't', liter: 'l', ltr: 'l', lt: 'l' },
  ...{ milliliter: 'ml', zentiliter: 'cl', hektoliter: 'hl', meter: 'm', mtr: 'm', lfm: 'm', zentimeter: 'cm' },
  ...{ millimeter: 'mm', qm: 'm²', m2: 'm²', cm2: 'cm²', qcm: 'cm²', m3: 'm³', cbm: 'm³', cm3: 'cm³', ccm: 'cm³' },
};

const written = /^(?:(\d{1,4})\s*[x×*]\s*)?(\d{1,9}(?:[.,]\d{1,6})?)\s*([a-z]+[23²³]?)\.?$/i;
/** `1.000 g` could be one gram or a thousand. */
const ambiguous = /^\d{1,3}\.\d{3}$/;

/** The content that a person writes: `0,75 l`, `250 g`, `40 m`, `6 x 0.33 l`; null where it is none. */
export function readContent(text: string): Content | null {
  const [, count, quantity = '', name = ''] = written.exec(text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()) ?? [];
  const unit = unitCalled(name);
  const amount = Number(quantity.replace(',', '.'));
  // Below a thousandth JavaScript writes some numbers with an exponent; nothing is sold by so little.
  if (unit === null || ambiguous.test(quantity) || amount < 0.001 || count === '0') return null;
  const packed = count !== undefined && count !== '1' ? { count: Number(count) } : {};
  return { ...packed, quantity: amount, unit };
}

function unitCalled(name: string): ContentUnit | null {
  const plain = name.toLowerCase();
  if (Object.hasOwn(measures, plain)) return plain as ContentUnit;
  return Object.hasOwn(otherNames, plain) ? (otherNames[plain] ?? null) : null;
}

/** The same as German readers read it: `6 × 0,33 l`. */
export function contentText({ count, quantity, unit }: Content): string {
  const amount = `${String(quantity).replace('.', ',')} ${unit}`;
  return count === undefined ? amount : `${count} × ${amount}`;
}

/** A content as a fraction: `smallest` / `of` of the smallest units of its kind. */
export interface ExactContent {
  readonly smallest: bigint;
  readonly of: bigint;
  readonly kind: NormUnit;
}

/** The content without rounding. Throws a RangeError for what no content can be. */
export function exactContent({ count = 1, quantity, unit }: Content): ExactContent {
  const [kind, perUnit] = measures[unit];
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,6}))?$/.exec(String(quantity)) ?? [];
  if (whole === undefined || quantity <= 0) throw new RangeError(`No content: ${count} × ${quantity} ${unit}`);
  return { smallest: BigInt(whole + fraction) * BigInt(perUnit * count), of: 10n ** BigInt(fraction.length), kind };
}
