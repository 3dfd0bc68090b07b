import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { inlineScriptHashes } from '../../http/inline-sources.ts';
import { createFrame, post } from '../../http/testing/frame.ts';
import { templateRoutes } from './templates.routes.ts';
import { createTemplateService, type Template, type TemplateService } from './templates.service.ts';

const script = '<script>document.title</script>';

describeOnBothEngines('templates', ({ open }) => {
  let app: FastifyInstance;
  let database: Database;
  let templates: TemplateService;
  let version = 0;

  const write = (kind: Template['kind'], name: string, content: string) =>
    database.transaction((transaction) => templates.write(transaction, { kind, name, content }));
  const content = (name: unknown) => post(app, '/api/shop/config/templateContent', { name });

  beforeAll(async () => {
    database = await open();
    templates = createTemplateService(database, () => version);
    ({ app } = await createFrame());
    templateRoutes(app, templates);
    await write('text', 'impressum', '<p>Huber</p>');
    await write('page', 'header', `<p>Kopf</p>${script}`);
    await write('page', 'aktionen/sommer', '<h1>Sommer</h1>');
    version = await currentVersion(database.read);
  });
  afterAll(() => app.close());

  test('templateContent answers text blocks and page templates as text [SPEC §1.3, §3.13, §7.3.6]', async () => {
    const answer = await content('impressum');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '<p>Huber</p>',
    ]);
    expect((await content('header')).body).toBe(`<p>Kopf</p>${script}`);
    expect((await content('aktionen/sommer')).body).toBe('<h1>Sommer</h1>');
  });

  test('templateNames answers what templateContent knows, each name once', async () => {
    const answer = await post(app, '/api/shop/config/templateNames');
    expect(answer.json().data.toSorted()).toEqual(['aktionen/sommer', 'header', 'impressum']);
  });

  test.each(['unbekannt', '../config', 'custom.css', 'constructor', 'text impressum'])(
    'unknown template %s: 404',
    async (name) => {
      const answer = await content(name);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ msg: 'Dieser Text ist nicht hinterlegt.', code: 'template-not-found' });
    },
  );

  test.each([[5], [null], [''], ['x'.repeat(101)]])('a wrong name is refused: %j', async (name) => {
    expect((await content(name)).statusCode).toBe(400);
  });

  test('page templates are files under assets/templates, text blocks are not [SPEC §2.15.1, §7.3.8]', async () => {
    const answer = await app.inject('/assets/templates/header.html');
    expect(answer.body).toBe(`<p>Kopf</p>${script}`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await app.inject('/assets/templates/aktionen/sommer.html')).body).toBe('<h1>Sommer</h1>');
    for (const path of ['impressum.html', 'header', 'header.css', '../header.html', 'unbekannt.html', '.html']) {
      const missing = await app.inject(`/assets/templates/${path}`);
      expect([path, missing.statusCode]).toEqual([path, 404]);
    }
  });

  test('who has the file gets 304 [SPEC §7.3.9]', async () => {
    const { headers } = await app.inject('/assets/templates/header.html');
    const again = await app.inject({
      url: '/assets/templates/header.html',
      headers: { 'if-none-match': String(headers.etag), cookie: 'XSRF-TOKEN=a' },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=86400');
  });

  test('the stylesheet is there, if empty, and changes with the version [SPEC §1.3, §2.3.7]', async () => {
    const url = '/assets/templates/custom.css';
    const empty = await app.inject(url);
    expect([empty.statusCode, empty.headers['content-type'], empty.body]).toEqual([200, 'text/css; charset=utf-8', '']);
    expect(await write('style', 'custom.css', ':root { --accent: #c60; }')).toEqual({
      ok: true,
      changed: true,
      removed: [],
    });
    expect((await app.inject(url)).body).toBe('');
    version = await currentVersion(database.read);
    const filled = await app.inject(url);
    expect(filled.body).toBe(':root { --accent: #c60; }');
    expect(filled.headers.etag).not.toBe(empty.headers.etag);
  });

  test('an empty template is as good as none', async () => {
    await write('page', 'left', '<p>Links</p><script>first()</script>');
    await write('page', 'left', ' \n');
    version = await currentVersion(database.read);
    expect((await content('left')).statusCode).toBe(404);
    expect((await app.inject('/assets/templates/left.html')).statusCode).toBe(404);
  });

  test('the same content again changes nothing', async () => {
    const before = await currentVersion(database.read);
    expect(await write('text', 'impressum', '<p onclick="x()">Huber</p>')).toEqual({
      ...{ ok: true, changed: false },
      removed: ['<p onclick>'],
    });
    expect(await currentVersion(database.read)).toBe(before);
  });

  test.each(['', '../x', '/x', 'x/', 'a b', 'a.html', 'x'.repeat(101)])('no template is named %j', async (name) => {
    expect(await write('page', name, 'x')).toEqual({ ok: false, code: 'template-name-invalid' });
  });
  test('no stylesheet has another name', async () => {
    expect(await write('style', 'other.css', 'x')).toEqual({ ok: false, code: 'template-name-invalid' });
  });

  test('the hashes of all scripts in page templates are known', async () => {
    expect(await templates.scriptHashes()).toEqual(inlineScriptHashes(script));
  });
});
