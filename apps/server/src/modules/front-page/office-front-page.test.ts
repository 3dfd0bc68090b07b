import type { OfficeFrontPage } from '@kontor/contract/office';
import type { FrontPage } from '@kontor/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import type { Operator } from '../../http/operator.ts';
import { type CatalogueCalls, serveCatalogue } from '../catalogue/testing/catalogue-calls.ts';
import { createFileService } from '../files/files.service.ts';
import type { LoggedChange } from '../office-log/types.ts';
import { createFrontPage } from './front-page.service.ts';
import { createOfficeFrontPage, type OfficeFrontPageService } from './office-front-page.service.ts';

const eva = { id: 'eva', name: 'Eva', network: null } as unknown as Operator;
/** One white point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

describeOnBothEngines('the start page in the back office', ({ open }) => {
  let calls: CatalogueCalls;
  let office: OfficeFrontPageService;
  let logged: LoggedChange[] = [];

  beforeAll(async () => {
    calls = await serveCatalogue(await open());
    office = serve(calls.database);
  });

  function serve(database: Database): OfficeFrontPageService {
    const { catalogue, configuration, templates } = calls;
    const files = createFileService({ database });
    const frontPage = createFrontPage({ catalogue, configuration, files, version: calls.version });
    const log = { write: async (_: unknown, change: LoggedChange) => void logged.push(change) };
    return createOfficeFrontPage({
      ...{ database, configuration, catalogue, files, frontPage, templates, log, clock: () => 0 },
    });
  }

  const text = (title: string): FrontPage => ({ blocks: [{ kind: 'text', title }] });
  const stored = async () => (await office.read()).page.blocks.map(({ title }) => title);
  const save = async (version: number, page: unknown) => office.save(eva, { version, page: page as never });

  test('is the one of every new shop until somebody stores another, which is logged', async () => {
    const first = await office.read();
    expect([first.version, first.page.blocks.map(({ kind }) => kind)]).toEqual([
      0,
      ['claim', 'categories', 'offers', 'products', 'products'],
    ]);
    expect(first.categories.map(({ name }) => name)).toEqual(['Schrauben & Dübel', 'Werkzeug', 'Aktionen']);
    const saved = await save(0, text('Seit 1952'));
    expect(saved).toMatchObject({ page: text('Seit 1952') });
    expect(logged).toMatchObject([
      {
        by: { id: 'eva' },
        ...{ subject: 'front-page', subjectId: 'start', action: 'front-page.changed' },
        after: { blocks: ['Text: Seit 1952'] },
      },
    ]);
  });

  test('of another version is not overwritten, nor is a wrong one stored or logged', async () => {
    logged = [];
    const { version } = await office.read();
    expect(version).toBeGreaterThan(0);
    expect(await save(version - 1, text('Spät'))).toMatchObject({ status: 409, code: 'front-page-stale' });
    const wrong = await save(version, {
      blocks: [
        { kind: 'text', title: '' },
        { kind: 'offers', title: '', text: 'x' },
      ],
    });
    expect(wrong).toMatchObject({ status: 400, code: 'invalid-form' });
    expect(JSON.stringify(wrong)).toContain('page.blocks.0.text');
    expect(JSON.stringify(wrong)).toContain('page.blocks.1.text');
    expect([await stored(), logged]).toEqual([['Seit 1952'], []]);
  });

  test('of two who save at once one wins, and the other is told', async () => {
    const { version } = await office.read();
    const answers = await Promise.all([save(version, text('Eins')), save(version, text('Zwei'))]);
    const refusals = answers.filter((answer) => 'code' in answer);
    expect(refusals).toMatchObject([{ status: 409, code: 'front-page-stale' }]);
    expect(await stored()).toEqual(['code' in (answers[0] ?? {}) ? 'Zwei' : 'Eins']);
  });

  test('that was stored is answered, though somebody else stores another one right after it', async () => {
    const { version } = await office.read();
    const second = serve({
      ...calls.database,
      async transaction(work) {
        const done = await calls.database.transaction(work);
        await save((await office.read()).version, text('Drei'));
        return done;
      },
    });
    const answer = await second.save(eva, { version, page: text('Vier') as never });
    expect(answer).toMatchObject({ page: text('Vier') });
    expect(await stored()).toEqual(['Drei']);
    expect(await second.save(eva, { ...(answer as OfficeFrontPage), page: text('Fünf') as never })).toMatchObject({
      status: 409,
    });
  });

  test('says when the root has a page of its own, so that nobody sees the blocks', async () => {
    const root = await calls.catalogue.categories();
    const categories = vi.spyOn(calls.catalogue, 'categories');
    categories.mockResolvedValue({ ...root, customPage: '/shop/C/start' });
    expect((await office.read()).isReplaced).toBe(false);
    await calls.database.transaction((transaction) =>
      calls.templates.write(transaction, { kind: 'page', name: 'start', content: '<p>Start</p>' }),
    );
    await calls.follow();
    expect((await office.read()).isReplaced).toBe(true);
    categories.mockRestore();
    expect((await office.read()).isReplaced).toBe(false);
  });

  test('is previewed with other blocks, and stays as it is', async () => {
    const before = await stored();
    const preview = await office.preview(text('Probe'), async (replaced) => {
      const call = replaced((async () => 'other') as never);
      const answers = JSON.stringify([await call('frontPage', {}), await call('title', {})]);
      return `<link rel="modulepreload" href="/assets/front.js"/>${answers}`;
    });
    expect(preview).toEqual({ html: '[{"blocks":[{"kind":"text","title":"Probe"}],"count":3},"other"]' });
    expect(await office.preview(text(''), null)).toMatchObject({ status: 400 });
    expect(await office.preview(text('Probe'), null)).toMatchObject({ status: 503, code: 'storefront-missing' });
    expect(await stored()).toEqual(before);
  });

  test('takes pictures, and nothing else', async () => {
    expect(await office.storePicture(png)).toEqual({ picture: expect.stringMatching(/^[\w-]{27}$/) });
    const no = await office.storePicture(Buffer.from('<svg onload="x"/>').toString('base64'));
    expect(no).toMatchObject({ status: 400, code: 'not-a-picture' });
  });
});
