import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { alertShop } from '../modules/stock-alerts/testing/alert-shop.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor stock-alerts', ({ open, place: newPlace }) => {
  test('says how many wait for which article, most first, and names nobody', async () => {
    const place = await newPlace();
    const { light, wait, ask, close } = await alertShop(await open(place));
    const run = () => runCommand(place, ['stock-alerts']);
    expect(run()).toEqual({ status: 0, err: '', out: 'Niemand wartet auf einen Artikel.\n' });
    await light('hammer', 'red');
    await light('mallet', 'red');
    await wait('anna@kunde.example', 'mallet');
    for (const email of ['anna@kunde.example', 'berta@kunde.example']) await wait(email);
    await ask('unbestaetigt@kunde.example', {}, 'mallet');
    expect(run()).toEqual({
      ...{ status: 0, err: '' },
      out: `2  seit 23.11.2026  A-hammer  Schlosserhammer, 500 g
1  seit 23.11.2026  A-mallet  Äxte und Fäustel
`,
    });
    await close();
  });
});
