import { expect, test } from 'vitest';
import { pageNumbers, pagingOf } from './paging.ts';

test.each([
  [0, 1, 50, { page: 1, pages: 1, first: 0, last: 0, previous: null, next: null }],
  [1, 1, 50, { page: 1, pages: 1, first: 1, last: 1, previous: null, next: null }],
  [50, 1, 50, { page: 1, pages: 1, first: 1, last: 50, previous: null, next: null }],
  [51, 1, 50, { page: 1, pages: 2, first: 1, last: 50, previous: null, next: 2 }],
  [51, 2, 50, { page: 2, pages: 2, first: 51, last: 51, previous: 1, next: null }],
  [420, 3, 100, { page: 3, pages: 5, first: 201, last: 300, previous: 1, next: 4 }],
  [420, 99, 100, { page: 5, pages: 5, first: 401, last: 420, previous: 1, next: null }],
  [420, 0, 100, { page: 1, pages: 5, first: 1, last: 100, previous: null, next: 2 }],
])('%i entries, page %i of %i each', (count, page, size, paging) => {
  expect(pagingOf(count, page, size)).toEqual(paging);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [1, 11, [1, 2, null, 11]],
  [4, 11, [1, 2, 3, 4, 5, null, 11]],
  [5, 11, [1, null, 4, 5, 6, null, 11]],
  [11, 11, [1, null, 10, 11]],
])(
  'page %i of %i: links to the first, the last and those around it, and a single page is not left out',
  (page, pages, numbers) => {
    expect(pageNumbers({ page, pages })).toEqual(numbers);
  },
);
