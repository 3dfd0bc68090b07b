import type { DocumentSet } from '../sets/document-set.ts';
import { SetFiller } from '../sets/set-filler.ts';
import type { Slices } from '../slices.ts';
import { type Documents, livingDocuments } from '../state/documents.ts';

/** By number of value: the products that have it. */
export function* valueSets(documents: Documents, values: number): Slices<readonly DocumentSet[]> {
  const counts = new Uint32Array(values);
  yield* eachValue(documents, (value) => {
    counts[value] = (counts[value] ?? 0) + 1;
  });
  const filler = new SetFiller(counts, documents.size);
  yield* eachValue(documents, (value, document) => filler.add(value, document));
  return filler.sets;
}

function* eachValue(documents: Documents, visit: (value: number, document: number) => void): Slices<void> {
  const { attributeStarts, attributeValues } = documents;
  const living = livingDocuments(documents);
  for (let n = 0; n < living.length; n++) {
    const document = living[n] ?? 0;
    const end = attributeStarts[document + 1] ?? 0;
    for (let i = attributeStarts[document] ?? 0; i < end; i++) visit(attributeValues[i] ?? 0, document);
    if (n % 4096 === 0) yield;
  }
}
