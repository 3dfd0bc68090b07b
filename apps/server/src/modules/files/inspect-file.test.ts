import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileIdOf } from './file-id.ts';
import { inspectFile } from './inspect-file.ts';
import { plainPicture, smallPdf } from './testing/pictures.ts';

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('%s is taken with its size', async (format) => {
    const bytes = await plainPicture(30, 20, format);
    const file = { id: fileIdOf(bytes), mimeType: `image/${format}`, width: 30, height: 20, bytes };
    expect(await inspectFile(bytes, 'picture')).toEqual({ ok: true, file });
  });

  test('that the camera held upright has its size as it is seen', async () => {
    const turned = await sharp(await plainPicture(30, 20, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const inspected = await inspectFile(turned, 'picture');
    expect(inspected).toMatchObject({ ok: true, file: { width: 20, height: 30 } });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const refused: [string, () => Promise<Buffer>, string][] = [
    ['nothing', async () => Buffer.alloc(0), 'not-a-picture'],
    ['text', async () => Buffer.from('GIF is what I say I am'), 'not-a-picture'],
    ['an SVG', async () => Buffer.from(svg), 'not-a-picture'],
    ['a PDF', async () => smallPdf, 'not-a-picture'],
    [
      'a signature and then rubbish',
      async () => Buffer.concat([(await plainPicture(9, 9)).subarray(0, 20), Buffer.alloc(500, 7)]),
      'not-a-picture',
    ],
    [
      'one that is cut off',
      async () =>
        (
          await sharp({
            create: {
              width: 400,
              height: 400,
              channels: 3,
              background: '#000',
              noise: { type: 'gaussian', mean: 120, sigma: 40 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 9000),
      'not-a-picture',
    ],
    ['a decompression bomb', () => plainPicture(9000, 9000), 'picture-too-large'],
  ];
  test.each(refused)('is refused when it is %s', async (_what, make, code) => {
    expect(await inspectFile(await make(), 'picture')).toEqual({ ok: false, code });
  });
});

test('of a picture that was decoded before, the header is enough', async () => {
  const whole = await plainPicture(300, 200, 'jpeg');
  const header = whole.subarray(0, whole.length - 200);
  expect(await inspectFile(header, 'picture')).toEqual({ ok: false, code: 'not-a-picture' });
  expect(await inspectFile(header, 'picture', 'header')).toMatchObject({ ok: true, file: { width: 300, height: 200 } });
  expect(await inspectFile(await plainPicture(9000, 9000), 'picture', 'header')).toMatchObject({ ok: false });
});

test('a document is what its first bytes say, whatever it claims', async () => {
  expect(await inspectFile(smallPdf, 'document')).toMatchObject({ ok: true, file: { mimeType: 'application/pdf' } });
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(await inspectFile(page, 'document')).toMatchObject({
    ok: true,
    file: { mimeType: 'application/octet-stream' },
  });
});

test('the id of a file is the hash of its bytes', () => {
  expect(fileIdOf(smallPdf)).toBe(fileIdOf(Buffer.from(smallPdf)));
  expect(fileIdOf(smallPdf)).toMatch(/^[\w-]{27}$/);
  expect(fileIdOf(smallPdf)).not.toBe(fileIdOf(Buffer.from('%PDF-1.4\n%%EOF')));
});
