import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame } from '../../http/testing/frame.ts';
import { fileRoutes, type PrivateDocument } from './files.routes.ts';
import { createFileService, type FileService } from './files.service.ts';
import { PictureStore } from './picture-store.ts';
import { plainPicture, smallPdf } from './testing/pictures.ts';

const confirmation: PrivateDocument = {
  bytes: smallPdf,
  filename: 'Bestellung 2026-000001.pdf',
  mimeType: 'application/pdf',
};
const everything = 'image/avif,image/webp,*/*;q=0.8';

describeOnBothEngines('files/getFile', ({ open }) => {
  let app: FastifyInstance;
  let database: Database;
  let files: FileService;
  let dataDir: string;
  let picture: string;
  let pdf: string;
  let page: string;

  async function store(bytes: Buffer, kind: 'picture' | 'document'): Promise<string> {
    const inspected = await files.inspect(bytes, kind);
    if (!inspected.ok) throw new Error(inspected.code);
    await database.transaction((transaction) => files.store(transaction, [inspected.file], 1));
    return inspected.file.id;
  }

  beforeAll(async () => {
    database = await open();
    dataDir = mkdtempSync(join(tmpdir(), 'kontor-files-'));
    files = createFileService({ database });
    picture = await store(await plainPicture(2000, 1000), 'picture');
    pdf = await store(smallPdf, 'document');
    page = await store(Buffer.from('<script>alert(1)</script>'), 'document');
    ({ app } = await createFrame());
    const privateDocument = async (id: string) => (id === 'key-of-the-order' ? confirmation : null);
    fileRoutes(app, { files, pictures: new PictureStore(files, dataDir), privateDocument });
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/shop/files/getFile?${new URLSearchParams(query)}`, headers });

  const sizes: [string | undefined, number, number][] = [
    ['thumb', 160, 80],
    ['sm', 320, 160],
    ['md', 640, 320],
    ['lg', 1200, 600],
    [undefined, 1200, 600],
    ['', 2000, 1000],
  ];
  test.each(sizes)('size %j is %i x %i [SPEC §7.2.7, §9.5]', async (imageSize, width, height) => {
    const answer = await get({ content: picture, ...(imageSize !== undefined && { imageSize }) });
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  });

  test('the best format that Accept names is answered, for ever [SPEC §7.2.6]', async () => {
    const answer = await get(
      { content: picture, imageSize: 'thumb', filename: 'Akku-Bohrer.png' },
      { accept: everything },
    );
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('heif');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${picture}.thumb.avif.v1"`,
      vary: 'accept',
      'content-disposition': `inline; filename="Akku-Bohrer.avif"; filename*=UTF-8''Akku-Bohrer.avif`,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.cookies).toEqual([]);
    const webp = await get({ content: picture, imageSize: 'thumb' }, { accept: 'image/webp' });
    expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', etag: `"${picture}.thumb.webp.v1"` });
  });

  test('a browser that has the picture gets 304 without a body', async () => {
    for (const known of [`"${picture}.sm.jpeg.v1"`, `"other", W/"${picture}.sm.jpeg.v1"`, '*']) {
      const answer = await get({ content: picture, imageSize: 'sm' }, { 'if-none-match': known });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect((await get({ content: picture, imageSize: 'sm' }, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('HEAD answers only the headers', async () => {
    const answer = await app.inject({ method: 'HEAD', url: `/api/shop/files/getFile?content=${picture}&imageSize=sm` });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/jpeg', '']);
  });

  test('a picture is made once, kept on disk, and made again when the disk lost it', async () => {
    const folder = join(dataDir, 'pictures', 'v1', picture.slice(0, 2));
    const name = `${picture}.md.webp`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get({ content: picture, imageSize: 'md' }, { accept: 'image/webp' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(readdirSync(folder).filter((file) => file.startsWith(name))).toEqual([name]);
    writeFileSync(join(folder, name), 'kept');
    expect((await get({ content: picture, imageSize: 'md' }, { accept: 'image/webp' })).body).toBe('kept');
    rmSync(join(folder, name));
    const again = await get({ content: picture, imageSize: 'md' }, { accept: 'image/webp' });
    expect(again.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  test('a PDF is shown, anything else only saved [SPEC §7.2.8]', async () => {
    const shown = await get({ content: pdf, filename: 'Datenblatt.pdf' });
    expect(shown.rawPayload.equals(smallPdf)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Datenblatt.pdf"; filename*=UTF-8''Datenblatt.pdf`,
      etag: `"${pdf}"`,
    });
    const saved = await get({ content: page, filename: 'a.html', mimeType: 'text/html' });
    expect(saved.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="a.html"; filename*=UTF-8''a.html`,
    });
  });

  test('a private document is stored by nobody', async () => {
    const answer = await get({ content: 'key-of-the-order', mimeType: 'application/pdf' });
    expect(answer.rawPayload.equals(smallPdf)).toBe(true);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toContain('filename="Bestellung 2026-000001.pdf"');
    expect(answer.headers.etag).toBeUndefined();
  });

  test.each(['unknown', 'x'.repeat(27), '../../../../etc/passwd', 'a/b', '..%2f..'])(
    'unknown file %s: 404',
    async (content) => {
      const answer = await get({ content });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ msg: 'Diese Datei gibt es nicht oder nicht mehr.', code: 'file-not-found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  const wrong: [string, string][] = [
    ['imageSize=huge', 'imageSize'],
    ['imageSize=LG', 'imageSize'],
    ['', 'content'],
    [`content=${'x'.repeat(201)}`, 'content'],
    ['content=a&content=b', 'content'],
    [`filename=${'x'.repeat(201)}`, 'filename'],
  ];
  test.each(wrong)('a wrong query is refused: %s', async (query, path) => {
    const sent = query.includes('content') || query === '' ? query : `content=${picture}&${query}`;
    const answer = await app.inject(`/api/shop/files/getFile?${sent}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  test('a data folder that cannot be written costs speed, not pictures', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const store = new PictureStore(files, file);
    expect(await store.find(picture, 'thumb', 'jpeg')).toMatchObject({ found: 'picture' });
    expect(existsSync(join(file, 'pictures'))).toBe(false);
  });
});
