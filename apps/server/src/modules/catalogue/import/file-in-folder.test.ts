import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FileInFolder } from './file-in-folder.ts';

const outside = mkdtempSync(join(tmpdir(), 'kontor-folder-'));
const folder = join(outside, 'Bilder');
mkdirSync(join(folder, 'm', 'b'), { recursive: true });
writeFileSync(join(folder, 'm', 'b', 'tasche.jpg'), 'tasche');
writeFileSync(join(folder, 'zange.jpg'), 'zange');
writeFileSync(join(outside, 'geheim.txt'), 'geheim');
afterAll(() => rmSync(outside, { recursive: true }));
const files = new FileInFolder(folder);

describe('a file of the pictures folder', () => {
  test.each([
    ['by its name, in any case', 'ZANGE.jpg', 'zange.jpg'],
    ['with backslashes', 'm\\B\\tasche.JPG', 'm/b/tasche.jpg'],
    ['by a path of Magento, which begins with a slash', '/m/b/tasche.jpg', 'm/b/tasche.jpg'],
    ['by a path of another computer', 'C:\\JTL\\Bilder\\m\\b\\tasche.jpg', 'm/b/tasche.jpg'],
    ['by a path of a server of the office', '\\\\server\\bilder\\zange.jpg', 'zange.jpg'],
    ['by a path that begins with the folder itself (MIME_ROOT)', 'bilder/m/b/tasche.jpg', 'm/b/tasche.jpg'],
    ['by its own absolute path', join(folder, 'm/b/tasche.jpg'), 'm/b/tasche.jpg'],
  ])('is found %s', async (_how, path, found) => {
    expect(await files.find(path)).toBe(join(await realpath(folder), found));
  });

  test('is not found below a folder that is missing: it may be the picture of another article', async () => {
    await expect(files.find('1002/zange.jpg')).rejects.toThrow('ENOENT');
    await expect(files.find('/m/b/koffer.jpg')).rejects.toThrow('ENOENT');
  });

  test.each([join(outside, 'geheim.txt'), '../geheim.txt', 'm/../../geheim.txt', '..\\geheim.txt'])(
    '%s is outside',
    async (path) => {
      expect(await files.find(path)).toBeNull();
    },
  );
});
