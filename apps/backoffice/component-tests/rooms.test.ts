// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createQueries } from '../src/calls/queries.ts';
import { createOfficeRouter } from '../src/router.ts';

test('no two rooms open by the same key', () => {
  const { routesById } = createOfficeRouter(createQueries());
  const keys = Object.values(routesById).flatMap(({ options }) => options.staticData?.room?.key ?? []);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(keys.length).toBeGreaterThan(8);
});
