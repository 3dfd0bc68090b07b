import { expect, test } from 'vitest';
import { pictureFormat } from './picture-format.ts';

const cases: [string | undefined, string][] = [
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,image/*;q=0.8', 'webp'],
  ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0', 'jpeg'],
  ['image/jpeg;q=1, image/avif;q=0.5', 'jpeg'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif;q=much', 'jpeg'],
];
test.each(cases)('Accept %s is answered as %s', (accept, format) => {
  expect(pictureFormat(accept)).toBe(format);
});
