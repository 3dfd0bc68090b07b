import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode, qrPicture } from './qr-code.ts';
import { scanned } from './testing/scan.ts';

const text =
  'BCD\n002\n1\nSCT\nBKAUATWW\nKontor Werkzeughändler GmbH\nAT611904300234573201\nEUR166.46\n\n\n2026-000123';

test('the drawing is read as the text', async () => {
  const { size, path } = qrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 6}" height="${size * 6}" viewBox="0 0 ${size} ${size}">
<rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  expect(await scanned(svg)).toBe(text);
});

test('so is the picture', async () => {
  const picture = await qrPicture(text, 4);
  expect(await scanned(picture)).toBe(text);
  expect((await sharp(picture).metadata()).width).toBe(qrCode(text).size * 4);
});

test('four squares around it are empty', () => {
  const { size, path } = qrCode(text);
  const numbers = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, from, y, width]) => [
    Number(from),
    Number(y),
    Number(from) + Number(width),
  ]);
  expect(Math.min(...numbers.map(([from = 0]) => from))).toBe(4);
  expect(Math.min(...numbers.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...numbers.map(([, , to = 0]) => to))).toBe(size - 4);
});
