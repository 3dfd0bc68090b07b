import { fieldBits, fieldCombinations, strongFields } from './text-segment.ts';

/** How a term answers to a word that is looked for, and what share of its weight that is worth. */
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

/** What a word in a field is worth. Of several fields the sum counts; what is in the head is in the name too. */
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
/** What a word in the name of a product's own category is worth, and in one above it. */
const weightOfCategory = { own: 5, above: 2.5 } as const;

/** What an operator may weigh differently: parts of a product, as they know them. */
export type WeighedPart = 'name' | 'suffix' | 'keywords' | 'attributes' | 'description' | 'articleNumber' | 'category';

/** By what factor each part weighs more or less than usual; absent: as usual. */
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

/** Weights are kept as whole numbers of this size. */
export const weightUnit = 1 / 8;

/** Ways to answer that say nothing in a description, where every word can stand for any reason. */
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
 * What share of their weight attributes have. Who types a bare 8 means the size: among attributes it may be anything,
 * the screw that a dowel of 12 mm takes. Hartmetall is less Metall than what is of Metall itself.
 */
const shareInAttributes: Readonly<Partial<Record<Answering, number>>> = { size: 0.3, head: 0.7 };
/** Only these are looked for in article numbers: nobody inflects or joins them. */
const inNumbers: ReadonlySet<Answering> = new Set(['whole', 'size', 'beginning']);
/** Ways to answer by which a word is the name of a category; a beginning, or a part, is none. */
const naming: ReadonlySet<Answering> = new Set(['whole', 'inflected', 'joined', 'head', 'synonym', 'nearGuess']);
/** A find in one of these ways may have any reason, whatever the field. */
const weakWays: ReadonlySet<Answering> = new Set(['part', 'bareNumber']);

/** Where a find says what the product is. A brand called Seilhuber makes no rope. */
function strongFieldsOf(as: Answering): number {
  if (weakWays.has(as)) return 0;
  return as === 'continued' ? strongFields & ~fieldBits.attributes : strongFields;
}

/** What finds of one kind are worth, by fieldBits, in units. */
export interface Worth {
  readonly weights: Uint8Array;
  /** 1: the find says that the product is meant; 0: the word just occurs. */
  readonly isStrong: Uint8Array;
  /** The share of a field's weight. */
  readonly share: number;
  /** Whether a category that is found so is called so. */
  readonly isNaming: boolean;
}

/** What all finds are worth. */
export interface Weighing {
  /** By the way a term answers. */
  readonly worth: Readonly<Record<Answering, Worth>>;
  /**
   * What words that begin so are worth. One letter or two begin some word of every description, which says nothing: ei
   * is in "ein".
   */
  readonly shortBeginning: Worth;
  /** What a word in the name of a product's category is worth, and in one above it. */
  readonly ofCategory: { readonly own: number; readonly above: number };
}

/** What finds are worth where parts weigh more or less than usual. */
export function weighing(factors: WeightFactors): Weighing {
  const worthFor = (as: Answering): Worth => ({
    weights: weights(shareOfWay[as], factors, {
      isInDescriptions: !notInDescriptions.has(as),
      isInAttributes: as !== 'parted',
      isInNumbers: inNumbers.has(as),
      ofAttributes: shareInAttributes[as] ?? 1,
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
      }),
    },
    ofCategory: { own: weightOfCategory.own * category, above: weightOfCategory.above * category },
  };
}

/** What finds are worth where nobody says otherwise. */
export const usualWeighing = weighing({});

/** Where a way to answer is looked for, and what share of their weight attributes have. */
interface Uses {
  readonly isInDescriptions: boolean;
  readonly isInAttributes: boolean;
  readonly isInNumbers: boolean;
  readonly ofAttributes: number;
}

function weights(
  share: number,
  factors: WeightFactors,
  { isInDescriptions, isInAttributes, isInNumbers, ofAttributes }: Uses,
): Uint8Array {
  const isUsed: Partial<Record<keyof typeof fieldBits, boolean>> = {
    attributes: isInAttributes,
    description: isInDescriptions,
    number: isInNumbers,
    wholeNumber: isInNumbers,
  };
  const names = (Object.keys(fieldBits) as (keyof typeof fieldBits)[]).filter((name) => isUsed[name] ?? true);
  const weightOf = (name: keyof typeof fieldBits) =>
    weightOfField[name] * (factors[partOfField[name]] ?? 1) * (name === 'attributes' ? ofAttributes : 1);
  return Uint8Array.from({ length: fieldCombinations }, (_, fields) => {
    const sum = names.reduce((all, name) => all + (fields & fieldBits[name] ? weightOf(name) : 0), 0);
    return Math.min(255, Math.round((sum * share) / weightUnit));
  });
}
