/** The units of norm prices by law (LAW P4). */
export type NormUnit = 'kg' | 'l' | 'm' | 'm²' | 'm³';

/** The units in which a content can be stated. */
export type ContentUnit = keyof typeof measures;

/** The content of one unit of sale (the drained weight if there is one, LAW P4): `6 × 0,33 l`. */
export interface Content {
  /** The number of pieces in a pack; missing for one. */
  readonly count?: number;
  /** A positive number of at most six decimals. */
  readonly quantity: number;
  readonly unit: ContentUnit;
}

/** For each unit, the law's unit and its factor in the smallest unit of its kind. */
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

/** Other names of units. */
const otherNames: Readonly<Record<string, ContentUnit>> = {
  ...{ gr: 'g', gramm: 'g', kilo: 'kg', kilogramm: 'kg', tonne: 't', liter: 'l', ltr: 'l', lt: 'l' },
  ...{ milliliter: 'ml', zentiliter: 'cl', hektoliter: 'hl', meter: 'm', mtr: 'm', lfm: 'm', zentimeter: 'cm' },
  ...{ millimeter: 'mm', qm: 'm²', m2: 'm²', cm2: 'cm²', qcm: 'cm²', m3: 'm³', cbm: 'm³', cm3: 'cm³', ccm: 'cm³' },
};

const written = /^(?:(\d{1,4})\s*[x×*]\s*)?(\d{1,9}(?:[.,]\d{1,6})?)\s*([a-z]+[23²³]?)\.?$/i;
/** `1.000 g` could be one gram or a thousand, so it is refused; `0.750 l` could not. */
const ambiguous = /^[1-9]\d{0,2}\.\d{3}$/;

/** Parses a content as people write it: `0,75 l`, `250 g`, `40 m`, `6 x 0.33 l`; null if it is none. */
export function readContent(text: string): Content | null {
  const [, count, quantity = '', name = ''] = written.exec(text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()) ?? [];
  const unit = unitCalled(name);
  const amount = Number(quantity.replace(',', '.'));
  // JavaScript writes numbers below 0.000001 with an exponent. Nothing is sold in amounts below a thousandth.
  if (unit === null || ambiguous.test(quantity) || amount < 0.001 || count === '0') return null;
  const packed = count !== undefined && count !== '1' ? { count: Number(count) } : {};
  return { ...packed, quantity: amount, unit };
}

function unitCalled(name: string): ContentUnit | null {
  const plain = name.toLowerCase();
  if (Object.hasOwn(measures, plain)) return plain as ContentUnit;
  return Object.hasOwn(otherNames, plain) ? (otherNames[plain] ?? null) : null;
}

/** A content in German notation: `6 × 0,33 l`. */
export function contentText({ count, quantity, unit }: Content): string {
  const amount = `${String(quantity).replace('.', ',')} ${unit}`;
  return count === undefined ? amount : `${count} × ${amount}`;
}

/** A content as a fraction: `smallest` / `of` in the smallest unit of its kind. */
export interface ExactContent {
  readonly smallest: bigint;
  readonly of: bigint;
  readonly kind: NormUnit;
}

/** The exact content. Throws a RangeError for an invalid one. */
export function exactContent({ count = 1, quantity, unit }: Content): ExactContent {
  const [kind, perUnit] = measures[unit];
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,6}))?$/.exec(String(quantity)) ?? [];
  if (whole === undefined || quantity <= 0) throw new RangeError(`No content: ${count} × ${quantity} ${unit}`);
  return { smallest: BigInt(whole + fraction) * BigInt(perUnit * count), of: 10n ** BigInt(fraction.length), kind };
}
