import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { withdrawalShop } from '../modules/withdrawals/testing/withdrawal-shop.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor withdrawals', ({ open, place: newPlace }) => {
  test('lists declarations, shows one, and notes that somebody has looked at it', async () => {
    const place = await newPlace();
    const { send } = await withdrawalShop(await open(place));
    await send('/widerruf/bestaetigen');
    const run = (...parameters: string[]) => runCommand(place, ['withdrawals', ...parameters]);
    const sentence = 'Zu prüfen: Sie passt zu keiner Bestellnummer.';
    expect(run()).toEqual({
      ...{ status: 0, err: '' },
      out: `W2026-000001  23.11.2026, 10:15:30  eingegangen  ohne Bestellung  Anna Berger  ${sentence}\n`,
    });
    const shown = `Widerruf: W2026-000001
Eingegangen: 23.11.2026, 10:15:30
Name: Anna Berger
Bestellnummer: 2026-000001
Widerrufen wird: der ganze Vertrag
Bestätigung an: anna@example.at
Stand: ${sentence}
`;
    const unchecked = 'Noch nicht geprüft: withdrawals check W2026-000001\n';
    expect(run('show', 'W2026-000001')).toEqual({ status: 0, err: '', out: shown + unchecked });
    const { out } = run('check', 'W2026-000001');
    expect([out.startsWith(shown), out.slice(shown.length)]).toEqual([
      true,
      expect.stringMatching(/^Geprüft von Terminal am \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}:\d{2}\n$/),
    ]);
    expect(run('list', '--open').out).toBe('Keine Widerrufe.\n');
    expect(run('show', 'W2026-000002')).toEqual({
      ...{ status: 1, out: '' },
      err: 'Einen Widerruf W2026-000002 gibt es nicht.\n',
    });
  });
});
