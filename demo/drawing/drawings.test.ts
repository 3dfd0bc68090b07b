import { describe, expect, test } from 'vitest';
import { catalogueEntries } from '../catalogue-text.ts';
import { demos } from '../demos.ts';
import { loadTypeface, setLettering } from './lettering.ts';
import { detailView } from './views/detail-view.ts';
import { bareView } from './views/main-view.ts';
import { measureView } from './views/measure-view.ts';

const livery = { main: '#b8402f', second: '#2b2825' };

describe.each(Object.entries(demos))('every drawing of %s', (_, assortment) => {
  const entries = catalogueEntries(assortment).map(({ record, draft }) => ({
    ...{ id: record._id, draft, drawing: draft.draw() },
  }));

  test('is made of numbers', () => {
    const broken = entries.filter(({ drawing }) => /NaN|undefined|Infinity|null/.test(JSON.stringify(drawing)));
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  test('uses only fills that the palette has', () => {
    const style = bareView({ svg: '', box: { x: 0, y: 0, width: 1, height: 1 } }, livery);
    const known = new Set(style.match(/\.[a-z]+(?=[{,])/g)?.map((name) => name.slice(1)));
    const used = new Set(
      entries.flatMap(({ drawing }) => [...drawing.svg.matchAll(/class="([a-z]+)"/g)].map(([, name]) => name)),
    );
    expect([...used].filter((name) => name === undefined || !known.has(name))).toEqual([]);
  });

  test('has what its further views show', () => {
    for (const { id, draft, drawing } of entries) {
      const views = draft.family.views ?? [];
      expect([id, !views.includes('measures') || measureView(drawing, id) !== undefined]).toEqual([id, true]);
      expect([id, !views.includes('detail') || detailView(drawing, livery) !== undefined]).toEqual([id, true]);
    }
  });

  test('differs from size to size', () => {
    const alike = entries.filter(({ drawing }, i) => {
      const before = entries[i - 1];
      return (
        before?.draft.family.article === entries[i]?.draft.family.article &&
        JSON.stringify(before?.drawing) === JSON.stringify(drawing)
      );
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
  });
});

test('lettering becomes outlines, shrunk to the width it may take', () => {
  const face = loadTypeface();
  const text = (fit: number) =>
    `<text class="ink" data-x="0" data-y="0" data-size="10" data-anchor="middle" data-turn="0" data-fit="${fit}" data-weight="600">8 &amp; 10</text>`;
  const scaleOf = (svg: string) => Number(/scale\(([\d.e-]+) /.exec(setLettering(svg, face))?.[1]);
  expect(setLettering(text(0), face)).toMatch(/^<path class="text ink" transform="[^"]+" d="M[^"]+"\/>$/);
  expect(scaleOf(text(0))).toBe(0.01);
  expect(scaleOf(text(1000))).toBe(0.01);
  expect(scaleOf(text(5))).toBeLessThan(0.01);
});
