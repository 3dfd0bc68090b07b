import { beforeAll, expect, test } from 'vitest';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import type { SearchCountTable } from '../database/schema.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { viennaDay } from '../german-format.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor searches', ({ open, place: newPlace }) => {
  let place: DatabasePlace;
  const searches = (...parameters: string[]) => runCommand(place, ['searches', ...parameters]);

  beforeAll(async () => {
    place = await newPlace();
    const database = await open(place);
    const nothing = { clicks_first: 0, clicks_top_three: 0, clicks_top_ten: 0, clicks_later: 0, kept: 0 } as const;
    const row = (
      daysAgo: number,
      term: string,
      counted: number,
      hits: number,
      more: Partial<SearchCountTable> = {},
    ) => ({
      ...{ ...nothing, day: viennaDay(Date.now(), -daysAgo), term, searches: counted, hits, exact_hits: hits },
      ...more,
    });
    const rows = [
      row(0, 'hammer', 1200, 12, { clicks_first: 300, clicks_later: 20 }),
      row(1, 'hammer', 34, 10),
      row(1, 'xylophon', 7, 0),
      row(1, 'was kostet der versand', 3, 0),
      row(1, 'versa', 2, 0),
      row(2, 'große säge', 5, 8, { exact_hits: 3 }),
      row(0, '#', 4, 1, { clicks_first: 4 }),
      row(40, 'schneeschaufel', 90, 4),
    ];
    const shipping = { kind: 'text', name: 'shippingCosts', content: '<h1>Versand</h1>', version: 0 } as const;
    await database.transaction(async (transaction) => {
      await transaction.insertInto('search_counts').values(rows).execute();
      await transaction.insertInto('templates').values(shipping).execute();
    });
  });

  test('shows the most frequent terms, those without hits, those that mean a page, those without clicks', () => {
    expect(searches().out.split('\n')).toEqual([
      'Suchen der letzten 30 Tage',
      '',
      'Am häufigsten',
      '   Suchen    Tage  Klicks  Suchtext und Treffer',
      '    1\u00a0234       2     320  hammer: 12 Treffer',
      '        7       1       0  xylophon: keine Treffer',
      '        5       1       0  große säge: 8 Treffer (3)',
      '        4       1       4  (Artikelnummern): 1 Treffer',
      '        3       1       0  was kostet der versand: eine Seite des Shops',
      '        2       1       0  versa: eine Seite des Shops',
      '',
      'Ohne Treffer',
      '   Suchen    Tage  Klicks  Suchtext und Treffer',
      '        7       1       0  xylophon: keine Treffer',
      '',
      'Ohne Treffer, aber mit einer Seite',
      '   Suchen    Tage  Klicks  Suchtext und Treffer',
      '        3       1       0  was kostet der versand: eine Seite des Shops',
      '        2       1       0  versa: eine Seite des Shops',
      '',
      'Treffer, aber keine Klicks',
      '   Suchen    Tage  Klicks  Suchtext und Treffer',
      '        5       1       0  große säge: 8 Treffer (3)',
      '',
    ]);
  });

  test('shows other days when asked, and refuses what is no number of them', () => {
    expect(searches('--days', '60').out).toContain('       90       1       0  schneeschaufel: 4 Treffer');
    expect(searches('--days', '1').out).toMatch(/^Suchen heute\n[\s\S]+Ohne Treffer\n {2}keine\n/);
    for (const wrong of ['0', '401', 'x', '1.5']) {
      expect(searches('--days', wrong)).toEqual({
        ...{ status: 1, out: '' },
        err: 'Bitte bei --days eine ganze Zahl von 1 bis 400 angeben.\n',
      });
    }
  });
});
