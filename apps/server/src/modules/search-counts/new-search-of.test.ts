import { expect, test } from 'vitest';
import { isRobot, newSearchOf } from './new-search-of.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const person = { 'user-agent': firefox, 'sec-fetch-dest': 'document' };

test.each([
  ['/shop?q=Hammer', 'Hammer'],
  ['/shop/werkzeug?q=gro%C3%9Fe+S%C3%A4ge&f.Marke=Alpha', 'große Säge'],
])('%s asked for as a document is a search', (address, searchText) => {
  expect(newSearchOf(address, person)).toBe(searchText);
});

test.each(['/shop', '/shop?q=', '/shop?sort=name-asc', '/shop?q=hammer&page=2', '/shop/P/h-1?q=hammer', '/konto?q=x'])(
  '%s is none',
  (address) => {
    expect(newSearchOf(address, person)).toBeNull();
  },
);

test('a text that is too long is none', () => {
  expect(newSearchOf(`/shop?q=${'x'.repeat(201)}`, person)).toBeNull();
});

test('another order, filter or category of the same search is no new one, a search after another is', () => {
  const after = (referer: string) => newSearchOf('/shop?q=hammer&sort=name-asc', { ...person, referer });
  expect(after('https://shop.example/shop?q=Hammer')).toBeNull();
  expect(after('https://shop.example/shop?q=zange')).toBe('hammer');
  expect(after('https://shop.example/shop')).toBe('hammer');
  expect(after('nonsense')).toBe('hammer');
});

test('programs, robots, what is fetched in advance and a page loaded again are not counted', () => {
  const search = (headers: Record<string, string>) => newSearchOf('/shop?q=hammer', headers);
  expect(search({ 'user-agent': firefox })).toBeNull();
  expect(search({ ...person, 'sec-fetch-dest': 'empty' })).toBeNull();
  expect(search({ ...person, 'user-agent': googlebot })).toBeNull();
  expect(search({ ...person, 'sec-purpose': 'prefetch;prerender' })).toBeNull();
  expect(search({ ...person, 'cache-control': 'max-age=0' })).toBeNull();
});

test('who names no browser is a robot', () => {
  expect([isRobot({}), isRobot({ 'user-agent': googlebot }), isRobot({ 'user-agent': firefox })]).toEqual([
    true,
    true,
    false,
  ]);
});
