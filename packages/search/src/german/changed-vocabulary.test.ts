import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCodeUnits } from '../structures/collation.ts';
import { atOnce } from '../structures/slices.ts';
import { changedVocabulary } from './changed-vocabulary.ts';
import { soundOf } from './sound.ts';
import { stemOf } from './stem.ts';
import { type Vocabulary, vocabularyOf, type Words } from './vocabulary.ts';

const parts = `schraube holz futter nass trocken katzen band baender haus haeuser rad raeder arbeits platte schluessel
satz steck klammer heft gut kluepfel tischler laerche rot gross wand regal lampe leuchte tuch tuecher hand`.split(
  /\s+/,
);

const word = fc
  .tuple(
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '', 'n', 'en', 's', 'er'),
  )
  .map(([some, ending]) => some.join('') + ending);

/** Words of a catalogue by their place: in names, in descriptions, in codes, or nowhere. */
const finds = fc.constantFrom('named', 'named', 'described', 'code', null);
type Finds = ReadonlyMap<string, 'named' | 'described' | 'code' | null>;

function wordsOf(found: Finds): Words {
  const those = (...kinds: unknown[]) =>
    [...found]
      .filter(([, kind]) => kinds.includes(kind))
      .map(([one]) => one)
      .sort(compareCodeUnits);
  return { words: those('named', 'described'), named: those('named'), codes: those('code') };
}

/** All content of a vocabulary. */
function contentOf(vocabulary: Vocabulary, texts: readonly string[]) {
  const stems = new Set<string>();
  for (const text of texts) {
    for (let from = 0; from < text.length - 2; from++) {
      for (let to = from + 3; to <= text.length; to++) stems.add(stemOf(text.slice(from, to)));
    }
  }
  const { words, named, codes, endings, bound } = vocabulary;
  return {
    ...{ words, named, codes, endings, bound: [...bound].sort() },
    relatives: Array.from(stems, (stem) => [stem, vocabulary.relatives.get(stem)]),
    sounds: texts.map((text) => vocabulary.sounds.get(soundOf(text))),
  };
}

test('a vocabulary that followed is the one that is worked out anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, finds), { minLength: 120, maxLength: 160 }),
      fc.array(fc.array(fc.tuple(word, finds), { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      (first, changes) => {
        const found = new Map(first);
        let followed = atOnce(vocabularyOf(wordsOf(found)));
        for (const change of changes) {
          for (const [one, kind] of change) found.set(one, kind);
          followed = atOnce(changedVocabulary(followed, wordsOf(found)));
        }
        const texts = [...found.keys()];
        expect(contentOf(followed, texts)).toEqual(contentOf(atOnce(vocabularyOf(wordsOf(found))), texts));
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
});
