import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor doctor', ({ place, open, engine }) => {
  test('says in German what is wrong, beside a shop that serves, and ends with 1', async () => {
    const at = await place();
    const database = await open(at);
    const sound = runCommand(at, ['doctor']);
    expect(sound).toEqual({
      status: 0,
      out: 'Gelesen: 0 Bestellungen, 0 Bilder und Dokumente, 0 offene Aufträge.\nEs ist alles in Ordnung.\n',
      err: '',
    });
    await database.transaction((transaction) =>
      sql`insert into number_sequences values ('order-2026-{000000}', 12)`.execute(transaction),
    );
    await database.transaction((transaction) =>
      sql`insert into orders (id, order_number, idempotency_key, state, email, payment_condition, total_gross, created_at, snapshot)
        values ('x', '2026-000012', 'k', 'placed', 'a@b.example', 'vorkasse', 0, 0, '')`.execute(transaction),
    );
    const { status, out, err } = runCommand(at, ['doctor']);
    expect([status, err]).toEqual([1, '']);
    expect(out).toContain('FEHLER   Bestellungen, die diese Version nicht lesen kann: 1\n           2026-000012\n');
    expect(out).toContain('fehlen: 11\n           2026-000001\n');
    expect(out).toMatch(/2026-000010\n {11}…\n/);
    expect(out).toMatch(/Es ist nicht alles in Ordnung\.\n$/);
  });

  test('makes nothing where there is no shop', async () => {
    const empty = engine === 'sqlite' ? { dataDir: newFolder() } : await place('no tables');
    const { status, out, err } = runCommand(empty, ['doctor']);
    expect([status, out + err]).toEqual([1, expect.stringContaining('Hier ist kein Shop, der geprüft werden könnte.')]);
    expect(readdirSync(empty.dataDir)).toEqual([]);
    expect(runCommand(empty, ['doctor', '--fix'])).toMatchObject({ status: 1, err: '"doctor" nimmt keine Angaben.\n' });
  });
});
