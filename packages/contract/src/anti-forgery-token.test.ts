import { expect, test } from 'vitest';
import { antiForgeryTokenIn } from './anti-forgery-token.ts';

test.each([
  ['', ''],
  ['theme=dark', ''],
  ['theme=dark; XSRF-TOKEN=a%3Db', 'a=b'],
  ['XSRF-TOKEN=plain; __Host-XSRF-TOKEN=secure', 'secure'],
  ['not-XSRF-TOKEN=x', ''],
])('of the cookies %j the token is %j', (cookies, token) => {
  expect(antiForgeryTokenIn(cookies)).toBe(token);
});
