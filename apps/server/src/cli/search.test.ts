import { beforeAll, expect, test } from 'vitest';
import { currentVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { storeCatalogue, testProduct } from '../modules/catalogue/testing/catalogue.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { runCommand } from './testing/run-command.ts';

const products = [
  testProduct('hammer', { name: 'Schlosserhammer 500 g', articleNumber: 'SH-500', keywords: 'Klopfer' }),
  testProduct('rule', { name: 'Gliedermaßstab', categoryId: 'screws' }),
];

describeOnBothEngines('kontor search', ({ open, place: newPlace }) => {
  let place: DatabasePlace;
  let database: Database;
  const search = (...parameters: string[]) => runCommand(place, ['search', ...parameters]);
  /** The output without the scores. */
  const said = (...parameters: string[]) =>
    search(...parameters)
      .out.replace(/Punkte .+, Name .+$/gm, 'Punkte …')
      .split('\n');
  const write = (value: unknown) =>
    database.transaction((transaction) =>
      createConfigurationService(database, () => 0).write(transaction, 'search', value),
    );

  beforeAll(async () => {
    place = await newPlace();
    database = await open(place);
    await storeCatalogue(database, products);
  });

  test('explains what is found, how it was read and where each word stands', async () => {
    expect(said('schlosserhamer', '500', 'g')).toEqual([
      '„schlosserhamer 500 g“: 1 Artikel',
      '  „schlosserhamer“ gelesen als: schlosserhammer',
      '',
      ' 1. Schlosserhammer 500 g (hammer)',
      '    Stufe 0, Punkte …',
      '    schlosserhamer: schlosserhammer (vermutet) in Name (was es ist)',
      '    500 g: dieselbe Menge (wie eingegeben) in Name',
      '',
    ]);
    expect(said('zollstock')).toEqual([
      '„zollstock“: 1 Artikel',
      '',
      ' 1. Gliedermaßstab (rule)',
      '    Stufe 0, Punkte …',
      '    zollstock: gliedermassstab (Synonym) in Name (was es ist)',
      '',
    ]);
    expect(said('klopfer')).toEqual([
      '„klopfer“: 1 Artikel',
      '',
      ' 1. Schlosserhammer 500 g (hammer)',
      '    Stufe 0, Punkte …',
      '    klopfer: klopfer (wie eingegeben) in Suchbegriffe',
      '',
    ]);
    expect(search('xylophon')).toEqual({ status: 0, out: '„xylophon“: 0 Artikel\n', err: '' });
  });

  test('names the operator’s synonyms that lead to no product, and changes nothing', async () => {
    expect(said('--synonyms')[0]).toBe('Es gibt keine eigenen Synonyme (Einstellung search.synonyms, docs/search.md).');
    await write({
      synonyms: ['# Werkzeug', 'Klopfer > Schlosserhammer', 'Kracherl = Limonade', 'Schlosserhammer > Zange'],
      startList: false,
    });
    const before = await currentVersion(database.read);
    expect(search('--synonyms')).toEqual({
      status: 0,
      out: [
        'Diese Zeilen führen zu keinem Artikel:',
        '  Zeile 3: Kracherl = Limonade',
        '  Zeile 4: Schlosserhammer > Zange',
        'Mitgelieferte Liste: ausgeschaltet (search.startList).',
        '',
      ].join('\n'),
      err: '',
    });
    expect(said('zollstock')[0]).toBe('„zollstock“: 0 Artikel');
    await write({ synonyms: ['Klopfer > Schlosserhammer'] });
    await write({ pins: ['Stab > SH-500'], bars: ['Stab > A-rule'], synonyms: ['Stab > Gliedermaßstab'] });
    expect(said('stab').slice(0, 5)).toEqual([
      '„stab“: 1 Artikel',
      '  Gesperrt (search.bars): Gliedermaßstab',
      '',
      ' 1. Schlosserhammer 500 g (hammer)',
      '    Angeheftet (search.pins)',
    ]);
    await write({ synonyms: ['Klopfer > Schlosserhammer'] });
    const [first, second] = said('--synonyms');
    expect(first).toBe('Jede Zeile führt zu Artikeln.');
    expect(second).toMatch(/^Mitgelieferte Liste: \d+ von 2\s\d+ Zeilen führen zu Artikeln\.$/);
    expect(await currentVersion(database.read)).toBe(before + 3);
  });

  test.each([[['-Schlosserhammer']], [['--', '-Schlosserhammer']]])(
    'a word that is left out is no option: %j',
    (words) => {
      expect(said(...words).slice(0, 4)).toEqual([
        '„-Schlosserhammer“: 1 Artikel',
        '  Ohne: schlosserhammer',
        '',
        ' 1. Gliedermaßstab (rule)',
      ]);
      expect(search('gliedermaßstab', '-hammer').out).toContain('„gliedermaßstab -hammer“: 1 Artikel');
    },
  );

  test('without a text, or with both, is refused, and help explains', () => {
    const sentence = 'Bitte einen Suchtext angeben, etwa: npm run kontor -- search "hamer"\n';
    for (const parameters of [[], [' '], ['--synonyms', 'hammer']]) {
      expect(search(...parameters)).toEqual({ status: 1, out: '', err: sentence });
    }
    expect(search('--help').out).toContain('search --synonyms');
  });
});
