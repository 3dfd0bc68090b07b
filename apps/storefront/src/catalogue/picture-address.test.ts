import { expect, test } from 'vitest';
import { pictureAddress, pictureSources } from './picture-address.ts';

test('a picture is offered in all sizes, without its name', () => {
  const address = '/api/shop/files/getFile?content=a%2Fb&imageSize=';
  expect(pictureSources('a/b').split(', ')).toEqual([
    `${address}thumb 160w`,
    `${address}sm 320w`,
    `${address}md 640w`,
    `${address}lg 1200w`,
  ]);
  expect(pictureAddress('a/b', 'md', 'Säge 1')).toBe(`${address}md&filename=S%C3%A4ge%201`);
});
