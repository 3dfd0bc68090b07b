// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const told: unknown[] = [];
let counting: typeof import('./count-search.ts');
/** The address with which the document was loaded. */
let document1 = 'https://shop.example/shop';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  told.length = 0;
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    told.push(JSON.parse(`${request.body}`));
    return Response.json({ ok: true });
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ name: document1 } as PerformanceEntry]);
  document.body.innerHTML = `
    <p><a href="#elsewhere">Elsewhere</a></p>
    <ul class="product-grid"><li><a href="#1">Eins</a></li></ul>
    <ul class="product-grid"><li><a href="#2">Zwei</a></li><li><a href="#3">Drei</a><i>Bild</i></li></ul>`;
  counting = await import('./count-search.ts');
});

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  counting.searchLeft();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document1 = 'https://shop.example/shop';
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const wait = (ms: number) => vi.advanceTimersByTime(ms);

test('letters on the way to a search are none: it counts once, when it stands', () => {
  counting.searchShown('hamm', 1);
  wait(2999);
  counting.searchShown('hammer', 1);
  wait(2999);
  expect(told).toEqual([]);
  wait(1);
  expect(told).toEqual([{ searchText: 'hammer', isNew: true }]);
  counting.searchShown('hammer', 51);
  wait(60_000);
  expect(told).toHaveLength(1);
});

test('leaving a search for anything but another search counts it at once, clearing it does not', () => {
  counting.searchShown('hammer', 1);
  counting.searchLeft();
  expect(told).toEqual([{ searchText: 'hammer', isNew: true }]);
  counting.searchShown('zange', 1);
  window.dispatchEvent(new Event('pagehide'));
  expect(told.slice(1)).toEqual([{ searchText: 'zange', isNew: true }]);
  counting.searchShown('säge', 1);
  counting.searchShown('', 1);
  wait(60_000);
  counting.searchLeft();
  expect(told).toHaveLength(2);
});

test('the first opened product reports its place among all hits, further ones report nothing', () => {
  counting.searchShown('hammer', 51);
  click('[href="#elsewhere"]');
  click('i');
  expect(told).toEqual([]);
  click('[href="#3"]');
  click('[href="#1"]');
  expect(told).toEqual([{ searchText: 'hammer', isNew: true, place: 53 }]);
  counting.searchLeft();
  counting.searchShown('hammer', 1);
  click('[href="#1"]');
  wait(60_000);
  expect(told).toHaveLength(1);
});

test('a product opened after the search was counted reports that the search is not new', () => {
  counting.searchShown('hammer', 1);
  wait(3000);
  click('[href="#2"]');
  expect(told.slice(1)).toEqual([{ searchText: 'hammer', isNew: false, place: 2 }]);
});

test('products of other pages are none of a search', () => {
  counting.searchShown('hammer', 1);
  counting.searchLeft();
  click('[href="#1"]');
  counting.searchShown('', 1);
  click('[href="#1"]');
  expect(told).toEqual([{ searchText: 'hammer', isNew: true }]);
});

test('the search that the document was asked for with has been counted by the server', async () => {
  document1 = 'https://shop.example/shop?q=hammer';
  vi.resetModules();
  counting = await import('./count-search.ts');
  counting.searchShown('hammer', 1);
  wait(60_000);
  expect(told).toEqual([]);
  click('[href="#1"]');
  expect(told).toEqual([{ searchText: 'hammer', isNew: false, place: 1 }]);
});
