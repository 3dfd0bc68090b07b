import { fieldBits, fieldCombinations, strongFields } from './text-segment.ts';

/** The ways in which a term can match a sought word, each with its share of the full weight. */
export const shareOfWay = {
  whole: 1,
  size: 1,
  inflected: 0.98,
  joined: 0.9,
  head: 0.85,
  synonym: 0.85,
  broader: 0.7,
  completed: 0.8,
  beginning: 0.75,
  parted: 0.6,
  besides: 0.6,
  continued: 0.5,
  bareNumber: 0.5,
  nearGuess: 0.5,
  farGuess: 0.35,
  part: 0.25,
} as const;
export type Answering = keyof typeof shareOfWay;

/** The weight of a word in each field. Weights of several fields are added. A word in the head is in the name too. */
const weightOfField: Readonly<Record<keyof typeof fieldBits, number>> = {
  head: 6,
  name: 4,
  suffix: 4,
  keywords: 6,
  attributes: 3,
  description: 0.8,
  number: 4,
  wholeNumber: 28,
};
/** The weight of a word in the name of a product's own category, and of a category above it. */
const weightOfCategory = { own: 5, above: 2.5 } as const;

/** The parts of a product that an operator may weigh differently, under the names an operator knows. */
export type WeighedPart = 'name' | 'suffix' | 'keywords' | 'attributes' | 'description' | 'articleNumber' | 'category';

/** The factor by which each part weighs more or less than usual. Absent: as usual. */
export type WeightFactors = Readonly<Partial<Record<WeighedPart, number>>>;

const partOfField: Readonly<Record<keyof typeof fieldBits, WeighedPart>> = {
  head: 'name',
  name: 'name',
  suffix: 'suffix',
  keywords: 'keywords',
  attributes: 'attributes',
  description: 'description',
  number: 'articleNumber',
  wholeNumber: 'articleNumber',
};

/** Weights are stored as whole multiples of this. */
export const weightUnit = 1 / 8;

/** Ways that do not count in descriptions, because a description may contain any word for any reason. */
const notInDescriptions: ReadonlySet<Answering> = new Set([
  'part',
  'continued',
  'nearGuess',
  'farGuess',
  'bareNumber',
  'parted',
  'besides',
]);
/**
 * The share of the weight that attributes have. A bare 8 means the product's size, but a number in an attribute may
 * mean anything, such as the screw for a dowel of 12 mm. Hartmetall counts less as Metall than Metall itself.
 */
const shareInAttributes: Readonly<Partial<Record<Answering, number>>> = { size: 0.3, head: 0.7 };
/** The share of the weight that a part of an article number has. It seldom says the size. */
const shareInNumbers: Readonly<Partial<Record<Answering, number>>> = { size: 0.1 };
/** Only these ways count in article numbers, which are neither inflected nor joined. */
const inNumbers: ReadonlySet<Answering> = new Set(['whole', 'size', 'beginning']);
/** Ways by which a category's name counts as the word. A beginning or a part does not. */
const naming: ReadonlySet<Answering> = new Set(['whole', 'inflected', 'joined', 'head', 'synonym', 'nearGuess']);
/** A match in one of these ways may be an accident in any field. */
const weakWays: ReadonlySet<Answering> = new Set(['part', 'bareNumber']);

/** The fields in which a match says what the product is. A brand called Seilhuber makes no rope. */
function strongFieldsOf(as: Answering): number {
  if (weakWays.has(as)) return 0;
  if (as === 'size') return strongFields & ~fieldBits.number; // the 40 of an article number is no length
  return as === 'continued' ? strongFields & ~fieldBits.attributes : strongFields;
}

/** The worth of one kind of match, by fieldBits, in units. */
export interface Worth {
  readonly weights: Uint8Array;
  /** 1: the match says what the product is or has; 0: the word only occurs. */
  readonly isStrong: Uint8Array;
  /** The share of a field's weight. */
  readonly share: number;
  /** Whether a category that matches in this way counts as named by the word. */
  readonly isNaming: boolean;
}

/** The worth of all matches. */
export interface Weighing {
  /** By the way of the match. */
  readonly worth: Readonly<Record<Answering, Worth>>;
  /**
   * The worth of terms with a very short beginning. Every description has some word that begins with one or two given
   * letters: "ei" begins "ein".
   */
  readonly shortBeginning: Worth;
  /** The weight of a word in the name of a product's own category, and of a category above it. */
  readonly ofCategory: { readonly own: number; readonly above: number };
}

/** The worth of matches if some parts weigh more or less than usual. */
export function weighing(factors: WeightFactors): Weighing {
  const worthFor = (as: Answering): Worth => ({
    weights: weights(shareOfWay[as], factors, {
      isInDescriptions: !notInDescriptions.has(as),
      isInAttributes: as !== 'parted',
      isInNumbers: inNumbers.has(as),
      ofAttributes: shareInAttributes[as] ?? 1,
      ofNumbers: shareInNumbers[as] ?? 1,
    }),
    isStrong: Uint8Array.from({ length: fieldCombinations }, (_, fields) =>
      (fields & strongFieldsOf(as)) === 0 ? 0 : 1,
    ),
    share: shareOfWay[as],
    isNaming: naming.has(as),
  });
  const worth = Object.fromEntries(Object.keys(shareOfWay).map((as) => [as, worthFor(as as Answering)]));
  const { category = 1 } = factors;
  return {
    worth: worth as Weighing['worth'],
    shortBeginning: {
      ...worthFor('beginning'),
      weights: weights(shareOfWay.beginning, factors, {
        isInDescriptions: false,
        isInAttributes: true,
        isInNumbers: true,
        ofAttributes: shareInAttributes.size ?? 1,
        ofNumbers: 1,
      }),
    },
    ofCategory: { own: weightOfCategory.own * category, above: weightOfCategory.above * category },
  };
}

/** The worth of matches without an operator's settings. */
export const usualWeighing = weighing({});

/** Where a way of matching counts, and the shares of the weight for attributes and for parts of article numbers. */
interface Uses {
  readonly isInDescriptions: boolean;
  readonly isInAttributes: boolean;
  readonly isInNumbers: boolean;
  readonly ofAttributes: number;
  readonly ofNumbers: number;
}

function weights(
  share: number,
  factors: WeightFactors,
  { isInDescriptions, isInAttributes, isInNumbers, ofAttributes, ofNumbers }: Uses,
): Uint8Array {
  const isUsed: Partial<Record<keyof typeof fieldBits, boolean>> = {
    attributes: isInAttributes,
    description: isInDescriptions,
    number: isInNumbers,
    wholeNumber: isInNumbers,
  };
  const names = (Object.keys(fieldBits) as (keyof typeof fieldBits)[]).filter((name) => isUsed[name] ?? true);
  const shares: Partial<Record<keyof typeof fieldBits, number>> = { attributes: ofAttributes, number: ofNumbers };
  const weightOf = (name: keyof typeof fieldBits) =>
    weightOfField[name] * (factors[partOfField[name]] ?? 1) * (shares[name] ?? 1);
  return Uint8Array.from({ length: fieldCombinations }, (_, fields) => {
    const sum = names.reduce((all, name) => all + (fields & fieldBits[name] ? weightOf(name) : 0), 0);
    return Math.min(255, Math.round((sum * share) / weightUnit));
  });
}
