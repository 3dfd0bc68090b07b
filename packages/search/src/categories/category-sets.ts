import type { DocumentSet } from '../sets/document-set.ts';
import { SetFiller } from '../sets/set-filler.ts';
import type { Slices } from '../slices.ts';
import { type Documents, gone } from '../state/documents.ts';
import type { NumberedTree } from './numbered-tree.ts';

/** By number of category: its products and those of all categories below it (CONTRACT §2). */
export function* categorySets(tree: NumberedTree, documents: Documents): Slices<readonly DocumentSet[]> {
  const counts = new Uint32Array(tree.trails.length);
  yield* eachPlace(tree, documents, (category) => {
    counts[category] = (counts[category] ?? 0) + 1;
  });
  const filler = new SetFiller(counts, documents.size);
  yield* eachPlace(tree, documents, (category, document) => filler.add(category, document));
  return filler.sets;
}

function* eachPlace(
  { trails }: NumberedTree,
  { size, categories }: Documents,
  visit: (category: number, document: number) => void,
): Slices<void> {
  for (let document = 0; document < size; document++) {
    const category = categories[document] ?? gone;
    const trail = category === gone ? undefined : trails[category];
    if (trail !== undefined) for (let i = 0; i < trail.length; i++) visit(trail[i] ?? 0, document);
    if (document % 8192 === 0) yield;
  }
}
