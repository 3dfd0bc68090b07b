import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { newsletterShop } from '../modules/newsletter/testing/newsletter-shop.ts';
import { runCommand } from './testing/run-command.ts';

const settings = { PUBLIC_URL: 'https://shop.example' };

describeOnBothEngines('kontor newsletter', ({ open, place: newPlace }) => {
  test('exports who gets the newsletter with the link that stops it, stops one, and logs both without names [LAW D7]', async () => {
    const place = await newPlace();
    const database = await open(place);
    const { subscribe, asked, send, app, rows } = await newsletterShop(database);
    const run = (...parameters: string[]) => runCommand(place, ['newsletter', ...parameters], settings);
    const anna = await subscribe('anna@kunde.example');
    const formula = await subscribe('=1+1@kunde.example');
    const stopped = await subscribe('weg@kunde.example');
    await send('/newsletter/abbestellen', { id: stopped.stop });
    await asked('unbestaetigt@kunde.example');
    expect(run()).toEqual({ status: 0, err: '', out: '2 Adressen, dazu unbestätigt: 1\n' });

    const [{ consent = '' } = {}] = await rows();
    const line = (email: string, stop: string) =>
      `${email};2026-11-23T09:00:00.000Z;2026-11-23T09:00:00.000Z;${consent};https://shop.example/newsletter/abbestellen?id=${stop}\n`;
    expect(run('export', '-')).toEqual({
      ...{ status: 0, err: '2 Adressen nach - geschrieben.\n' },
      out: `\uFEFFE-Mail;Angefragt am;Bestätigt am;Einwilligung;Abmeldelink\n${line("'=1+1@kunde.example", formula.stop)}${line('anna@kunde.example', anna.stop)}`,
    });

    expect(run('stop', 'ANNA@kunde.example')).toMatchObject({ status: 0, err: '' });
    expect(run('stop', 'anna@kunde.example')).toMatchObject({
      ...{ status: 1, out: '' },
      err: expect.stringContaining('anna@kunde.example bekommt keinen Newsletter.'),
    });
    expect(run()).toMatchObject({ out: '1 Adresse, dazu unbestätigt: 1\n' });
    expect(run('export')).toMatchObject({ status: 1, out: '' });
    const log = await database.read.selectFrom('office_log').selectAll().orderBy('at').execute();
    expect(log.map(({ subject, action }) => [subject, action]).toSorted()).toEqual([
      ['list', 'list.exported'],
      ['newsletter', 'newsletter.stopped'],
    ]);
    expect(JSON.stringify(log)).not.toContain('kunde.example');
    await app.close();
  });
});
