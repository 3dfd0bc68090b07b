import { expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { find, idsOf, indexOf, testCategories, testProducts } from '../testing/catalogue.ts';

test('an index begins with what another one knew, at its version', async () => {
  const index = await indexOf(testProducts);
  const restarted = createInMemoryIndex();
  restarted.restore(index.snapshot());
  expect(restarted.version).toBe(index.version);
  await restarted.apply({ version: index.version, products: [], removedIds: ['p1'], categories: testCategories });
  await index.apply({ version: index.version, products: [], removedIds: ['p1'] });
  expect(idsOf(restarted)).toEqual(idsOf(index));
  expect(find(restarted)).toEqual(find(index));
  expect(idsOf(restarted, { searchText: 'bohrer' })).toEqual(idsOf(index, { searchText: 'bohrer' }));
  expect(idsOf(restarted)).not.toContain('p1');
});

test('a snapshot stays unchanged while its index changes', async () => {
  const index = await indexOf(testProducts);
  const snapshot = index.snapshot();
  const before = new Map([...snapshot.sections].map(([name, section]) => [name, section.slice()]));
  await index.apply({ version: 2, products: testProducts.slice(0, 3), removedIds: ['p4'] });
  expect(new Map([...snapshot.sections].map(([name, section]) => [name, section.slice()]))).toEqual(before);
});

test('a snapshot without a section, or with one of another kind, is refused', async () => {
  const { version, sections } = (await indexOf(testProducts)).snapshot();
  for (const name of sections.keys()) {
    const others = [...sections].filter(([other]) => other !== name);
    const restore = (some: typeof sections) => () => createInMemoryIndex().restore({ version, sections: some });
    expect(restore(new Map(others)), name).toThrow(name);
    const other = name.endsWith('.numbers') ? new Uint8Array(8) : new Float64Array(1);
    expect(restore(new Map([...others, [name, other]])), name).toThrow(name);
  }
});
