import { expect, test, vi } from 'vitest';
import { migrate } from '../database/opening/migrate.ts';
import { type DatabasePlace, openDatabase } from '../database/opening/open-database.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { PermanentFailure } from '../jobs/job-handler.ts';
import { noting, testJob, testQueue } from '../jobs/testing/job-runner.ts';
import { CommandRefused } from './command.ts';
import { jobsCommand } from './jobs.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('the operator and the jobs', ({ place }) => {
  const kontor = (at: DatabasePlace, ...parameters: string[]) => runCommand(at, ['jobs', ...parameters]);

  async function queueAt(at: DatabasePlace) {
    const database = await openDatabase(at);
    await migrate(database);
    const queue = testQueue(database);
    queue.time.now = Date.UTC(2026, 10, 20, 12, 30);
    return { database, queue };
  }

  test('nothing is left: the command says so, and refuses what it does not understand', async () => {
    const at = await place();
    const { database } = await queueAt(at);
    await database.close();
    vi.stubEnv('DATA_DIR', at.dataDir).stubEnv('DATABASE_URL', at.databaseUrl ?? '');
    const said = vi.spyOn(console, 'log').mockReturnValue();
    expect(await jobsCommand.run([])).toBe(0);
    expect(said.mock.calls).toEqual([['Alles erledigt: kein Auftrag wartet, keiner ist aufgegeben.']]);
    const refused: [string[], string][] = [
      [['delete'], '"jobs delete" gibt es nicht; "jobs --help" erklärt den Befehl.'],
      [['list', '--page', '2'], 'Eine Seite "2" gibt es nicht, nur eine.'],
      [['list', '--alle'], 'Diese Angaben sind nicht möglich: '],
      [['retry'], 'Bitte einen Auftrag angeben, wie "jobs list" ihn nennt, etwa: jobs retry 6f1c2d34-…'],
      [['retry', 'alle'], 'Kein Auftrag ist aufgegeben oder wartet auf einen weiteren Versuch.'],
      [['retry', 'all'], 'Kein Auftrag ist aufgegeben oder wartet auf einen weiteren Versuch.'],
      [['resolve', 'x'], 'Einen aufgegebenen Auftrag x gibt es nicht.'],
    ];
    for (const [parameters, sentence] of refused) {
      const refusal = await jobsCommand.run(parameters).catch((error) => error);
      expect(refusal).toBeInstanceOf(CommandRefused);
      expect(refusal.message).toContain(sentence);
    }
    expect(said).toHaveBeenCalledTimes(1);
    vi.unstubAllEnvs();
    said.mockRestore();
  });

  test('sees what was given up and what waits, with how often, when and why, and no secret; tries one again, closes another', async () => {
    const at = await place();
    const { database, queue } = await queueAt(at);
    const runAt = queue.time.now;
    const orderId = 'geheimer-schluessel';
    await database.transaction(async (transaction) => {
      const orderMail = {
        kind: 'order-mail',
        uniqueKey: `order-mail:${orderId}`,
        payload: { orderId },
        runAt,
      } as const;
      await enqueue(transaction, orderMail, runAt);
      const payload = { requestHash: 'hash', code: '12345678' };
      await enqueue(transaction, { kind: 'code-mail', uniqueKey: 'code 12345678', payload, runAt }, runAt);
    });
    await queue.add('strange', 'later');
    const refuse = () => Promise.reject(new PermanentFailure('550 <max@example.at> unknown'));
    const fail = () => Promise.reject(new Error('connect ECONNREFUSED'));
    await queue.runner({ 'order-mail': refuse, 'code-mail': refuse, strange: fail }).runDue();
    const rows = await database.read.selectFrom('jobs').select(['id', 'kind']).execute();
    const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? '';

    const { out, status } = kontor(at, 'list');
    const error = '\n    Der Mailserver lehnt die Mail ab: „550 <…@…> unknown“';
    const givenUp = [
      `  ${idOf('order-mail')}  Mail zur Bestellung  aufgegeben am 20.11.2026, 13:30, 1 Versuch${error}`,
      `  ${idOf('code-mail')}  Mail mit einem Code  aufgegeben am 20.11.2026, 13:30, 1 Versuch${error}`,
    ].toSorted();
    const waiting = `  ${idOf('strange')}  strange  wieder am 20.11.2026, 13:30, bisher 1 Versuch\n    Der Server ist nicht zu erreichen: „Error: connect ECONNREFUSED“`;
    expect([status, out]).toEqual([0, `Aufträge: 2 aufgegeben, 1 wartend.\n\n${[...givenUp, waiting].join('\n')}\n`]);
    expect(out).not.toMatch(/geheim|12345678|max@/);

    expect(kontor(at, 'retry', idOf('order-mail')).out).toBe('1 Auftrag wird jetzt noch einmal versucht.\n');
    expect(kontor(at, 'resolve', idOf('code-mail'))).toEqual({
      status: 0,
      out: 'Der Auftrag ist erledigt.\n',
      err: '',
    });
    expect(kontor(at, 'retry', idOf('code-mail')).err).toContain(`Einen Auftrag ${idOf('code-mail')}, der aufgegeben`);
    const { payloads, handler } = noting();
    queue.time.now = Date.now() + 1000;
    await queue.runner({ 'order-mail': handler, 'code-mail': handler }).runDue();
    expect(payloads).toEqual([{ orderId }]);
    await database.close();
  });

  test('sees work that is planned for later as one number, or on demand, and cannot hurry it', async () => {
    const at = await place();
    const { database, queue } = await queueAt(at);
    const runAt = Date.UTC(2126, 10, 23, 12, 30);
    const plan = (...keys: string[]) =>
      database.transaction(async (transaction) => {
        for (const uniqueKey of keys) {
          await enqueue(
            transaction,
            testJob({ kind: 'payment-check', uniqueKey, payload: null, runAt }),
            queue.time.now,
          );
        }
      });
    await plan('one');
    const { id } = await database.read.selectFrom('jobs').select('id').executeTakeFirstOrThrow();
    const none = 'Alles erledigt: kein Auftrag wartet, keiner ist aufgegeben.\n1 Auftrag ist für später geplant';
    expect(kontor(at).out).toBe(`${none} (jobs list --planned).\n`);
    expect(kontor(at, 'list', '--planned').out).toBe(
      `${none}:\n\n  ${id}  Nachfrage zu einer Zahlung  geplant für 23.11.2126, 13:30\n`,
    );
    expect(kontor(at, 'retry', 'alle')).toMatchObject({ status: 1, out: '' });
    const refused = kontor(at, 'retry', id);
    expect([refused.status, refused.err]).toEqual([1, expect.stringContaining('ein geplanter behält seine Zeit.')]);
    expect(await queue.job('one')).toMatchObject({ state: 'waiting', attempts: 0, run_at: runAt });

    await plan(...Array.from({ length: 20 }, (_, number) => `job-${number}`));
    await queue.add('order-mail', 'due');
    expect(kontor(at).out).toMatch(
      /^Aufträge: 0 aufgegeben, 1 wartend\.\n21 Aufträge sind für später geplant \(jobs list --planned\)\.\n\n {2}\S{36} {2}Mail zur Bestellung {2}wartet seit 20\.11\.2026, 13:30\n$/,
    );
    expect(kontor(at, 'list', '--planned').out).toContain('\nSeite 1 von 2. Weiter: jobs list --planned --page 2\n');
    await database.close();
  });

  test('sees twenty at a time, and has all tried again at once', async () => {
    const at = await place();
    const { database, queue } = await queueAt(at);
    await queue.add('bad', ...Array.from({ length: 21 }, (_, number) => `job-${number}`));
    await queue.runner({ bad: () => Promise.reject(new PermanentFailure('no')) }).runDue();
    expect(kontor(at).out).toContain('\nSeite 1 von 2. Weiter: jobs list --page 2\n');
    expect(kontor(at, 'list', '--page', '2').out).toMatch(
      /^Aufträge: 21 aufgegeben, 0 wartend\.\n\n {2}\S{36} {2}bad .*\n.*„PermanentFailure: no“\n\nSeite 2 von 2\.\n$/,
    );
    expect(kontor(at, 'retry', 'alle').out).toBe('21 Aufträge werden jetzt noch einmal versucht.\n');
    const { payloads, handler } = noting();
    queue.time.now = Date.now() + 1000;
    await queue.runner({ bad: handler }).runDue();
    expect(payloads).toHaveLength(21);
    await database.close();
  });
});
