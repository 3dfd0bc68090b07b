import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { exampleSeller } from '../orders/testing/order.ts';
import { testShop } from '../orders/testing/shop.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createNotedPayments } from '../payments/payments.service.ts';
import { createBankStatements } from './bank-statements.service.ts';
import { type CamtEntry, camt, transfer } from './testing/bank-files.ts';

const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };
const landlord = { payer: 'Hausverwaltung Berger', iban: 'AT021200000703447144' };

/** Money that goes to somebody on a day. */
function sent(day: string, words: string, to = landlord, amount = '90.00'): CamtEntry {
  const parties = `<RltdPties><Cdtr><Pty><Nm>${to.payer}</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>${to.iban}</IBAN></Id></CdtrAcct></RltdPties>`;
  const details = [`<TxDtls>${parties}<RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`];
  return { amount, side: 'DBIT', day, details };
}

describeOnBothEngines('a rule that sets entries of the bank aside', ({ open }) => {
  async function start() {
    const database = await open();
    for (const order of [1, 2]) await storeExample(database, order);
    const clock = () => Date.UTC(2026, 10, 23, 12);
    const { orders } = testShop(database, {}, { clock });
    const log = createOfficeLog({ database, clock });
    const bank = createBankStatements({
      ...{ database, orders, log, clock, wakeJobs: () => {} },
      configuration: {
        current: async () => ({ seller: exampleSeller, orderNumberPattern: '{YYYY}-{000000}', bank: {} }),
      },
      noted: createNotedPayments({ orders, log, clock }),
    });
    const read = async (...entries: CamtEntry[]) => {
      const answer = await bank.read(camt(entries), null, eva);
      if (isRefused(answer)) throw new Error(answer.msg ?? answer.code);
      return [answer.new, answer.assigned, answer.aside];
    };
    const list = async (state: 'open' | 'set-aside') => (await bank.entries({ state })).entries;
    const first = async () => (await list('open'))[0]?._id ?? '';
    return { bank, read, list, first, log };
  }

  test('sets this entry and other open ones aside, and later ones as they are read, with its reason', async () => {
    const { bank, read, list, first, log } = await start();
    await read(
      sent('2026-10-01', 'Miete Oktober'),
      sent('2026-11-01', 'Miete November'),
      sent('2026-11-02', 'Kaution'),
    );
    const rule = { _id: await first(), words: ' miete ', reason: 'Miete des Lagers' };
    expect(await bank.makeRule({ ...rule, reason: ' ' }, eva)).toMatchObject({ code: 'invalid-form' });
    // The first one is the deposit, whose words are others.
    expect(await bank.makeRule(rule, eva)).toEqual({ count: 2 });
    expect(await read(sent('2026-12-01', 'MIETE DEZEMBER'), sent('2026-12-02', 'Kaution II'))).toEqual([2, 0, 1]);
    expect((await list('set-aside')).map(({ purpose, asideReason }) => [purpose, asideReason])).toEqual([
      ['MIETE DEZEMBER', 'Miete des Lagers'],
      ['Miete November', 'Miete des Lagers'],
      ['Miete Oktober', 'Miete des Lagers'],
    ]);
    expect(await bank.rules()).toMatchObject([
      {
        ...{ payer: landlord.payer, payerIban: landlord.iban, words: 'miete', isOutgoing: true },
        ...{ used: 3, lastUsedOn: '2026-12-01', madeBy: 'Eva Huber' },
      },
    ]);
    const logged = (await log.page({})).entries.map(({ action, operator }) => `${action} ${operator}`);
    expect(logged.filter((one) => one.startsWith('bank-rule'))).toEqual(['bank-rule.made Eva Huber']);
    expect(logged.filter((one) => one === 'bank-entry.set-aside Kontor')).toHaveLength(3);
  });

  test('never swallows what names an order, fits one, or was taken up again by hand', async () => {
    const { bank, read, list, first } = await start();
    await read({ amount: '12.00', details: [transfer('Bonus', { payer: 'Lieferant AG' })] });
    expect(await bank.makeRule({ _id: await first(), words: '', reason: 'Bonus' }, eva)).toEqual({ count: 1 });
    const of = (day: string, words: string, amount: string): CamtEntry => ({
      ...{ day, amount, details: [transfer(words, { payer: 'Lieferant AG' })] },
    });
    const counts = await read(
      ...[of('2026-11-22', 'zu 2026-000001', '5.00'), of('2026-11-23', 'danke', '166.46')],
      ...[of('2026-11-24', 'Bonus', '13.00'), of('2026-11-25', '2026-000001', '166.46')],
    );
    expect(counts).toEqual([4, 1, 1]);
    expect((await list('open')).map(({ purpose }) => purpose)).toEqual(['danke', 'zu 2026-000001']);
    const [newest] = await list('set-aside');
    await bank.setAside(newest?._id ?? '', false, eva);
    expect((await list('open'))[0]).toMatchObject({ purpose: 'Bonus', asideReason: null });
    // The same file again decides nothing anew.
    expect(await read(of('2026-11-24', 'Bonus', '13.00'))).toEqual([0, 0, 0]);
    // A rule that is made from such an entry sets it aside all the same.
    const again = { _id: newest?._id ?? '', words: 'Bonus', reason: 'Doch' };
    expect(await bank.makeRule(again, eva)).toEqual({ count: 1 });
  });

  test('ends, and leaves what it has set aside; without a counterparty it needs words', async () => {
    const { bank, read, list, first } = await start();
    await read({
      amount: '7.00',
      side: 'DBIT',
      day: '2026-11-01',
      details: ['<TxDtls><RmtInf><Ustrd>Kontoentgelt</Ustrd></RmtInf></TxDtls>'],
    });
    const typed = { _id: await first(), words: '', reason: 'Bank' };
    expect(await bank.makeRule(typed, eva)).toMatchObject({ code: 'invalid-form', errors: [{ path: 'words' }] });
    expect(await bank.makeRule({ ...typed, words: 'Kontoentgelt' }, eva)).toEqual({ count: 1 });
    const [rule] = await bank.rules();
    expect(await bank.endRule(rule?._id ?? '', eva)).toEqual([]);
    expect(await bank.endRule(rule?._id ?? '', eva)).toMatchObject({ code: 'bank-rule-not-found' });
    expect((await list('set-aside')).map(({ asideReason }) => asideReason)).toEqual(['Bank']);
    expect(
      await read({
        amount: '7.00',
        side: 'DBIT',
        day: '2026-12-01',
        details: ['<TxDtls><RmtInf><Ustrd>Kontoentgelt</Ustrd></RmtInf></TxDtls>'],
      }),
    ).toEqual([1, 0, 0]);
  });
});
