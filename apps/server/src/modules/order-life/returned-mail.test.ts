import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { eraseOrder, recordOfNumber } from '../orders/orders.service.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { type TestLife, testLife } from './testing/life.ts';

describeOnBothEngines('the mail about a return', ({ open }) => {
  let database: Database;
  let at: TestLife;
  let key = 0;
  const on = (number: string, version: number) => ({ number, version, key: `request-${++key}` });
  const back = (line: number, amount: number) => ({ reason: 'Defekt', pieces: [{ line, amount, toStock: false }] });
  /** Those sent about returns, without their line breaks. */
  const returnMails = async () =>
    (await at.mails())
      .filter(({ messageId }) => messageId.includes('order-returned'))
      .map(({ subject, text, messageId }) => ({ subject, messageId, text: text.replaceAll(/\s+/g, ' ') }));

  beforeEach(async () => {
    database = await open();
    await fillCatalogue(database);
    at = testLife(database);
  });

  async function shipped(more: Parameters<TestLife['order']>[1] = {}) {
    const order = await at.order(1, more);
    await at.done(at.life.ship(at.eva, { ...on(order, 0), isUnpaidAccepted: true }));
    return order;
  }

  test('says once what came back, what the order costs now, and how money goes back', async () => {
    const number = await shipped();
    const body = { ...on(number, 1), ...back(0, 1) };
    const { money } = await at.done(at.life.takeBack(at.eva, body));
    await at.done(at.life.takeBack(at.eva, body));
    const [mail, ...more] = await returnMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ihre Rücksendung zur Bestellung 2026-000001 ist eingegangen');
    expect(mail?.text).toContain('Ihre Rücksendung zur Bestellung 2026-000001 ist bei uns eingegangen:');
    expect(mail?.text).toContain('1 Stück Schlosserhammer 500 g');
    const due = money.stillDue.toFixed(2).replace('.', ',');
    expect(mail?.text).toContain(`Der Gesamtbetrag Ihrer Bestellung ist jetzt ${due} €.`);
    expect(mail?.text).toContain(
      'Was Sie darüber hinaus bezahlt haben, erhalten Sie auf demselben Weg zurück, auf dem Sie bezahlt haben (Rechnung). Sie müssen nichts tun.',
    );
    expect(mail?.text).not.toContain('Defekt');
    expect(await returnMails()).toEqual([mail]);
    const second = await at.done(at.life.takeBack(at.eva, { ...on(number, 2), ...back(0, 1) }));
    expect(second.timeline.at(-1)).toMatchObject({ kind: 'return', isTold: true });
    expect(await returnMails()).toHaveLength(2);
  });

  test('names what went back by then, and says the same however late it is sent', async () => {
    const number = await shipped({ paymentCondition: { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' } });
    const { money } = await at.done(at.life.order(number));
    const note = { number, receivedOn: '2026-11-20', reason: 'Auszug' };
    await at.done(at.life.noteMoney(at.eva, { ...note, key: 'money-0001', amount: money.toPay, means: 'other' }));
    await at.done(at.life.noteMoney(at.eva, { ...note, key: 'money-0002', amount: -10, means: 'transfer' }));
    const { version } = await at.done(at.life.order(number));
    const after = await at.done(at.life.takeBack(at.eva, { ...on(number, version), ...back(0, 1) }));
    expect(after.timeline.at(-1)).not.toHaveProperty('refunded');
    await at.done(at.life.noteMoney(at.eva, { ...note, key: 'money-0003', amount: -5, means: 'transfer' }));
    const [mail] = await returnMails();
    expect(mail?.text).toContain(
      'Zu dieser Bestellung haben wir Ihnen bisher 10,00 € erstattet, auf demselben Weg, auf dem Sie bezahlt haben (Vorkasse); bis das Geld auf Ihrem Konto ist, kann es einige Tage dauern. Was Sie darüber hinaus bezahlt haben, erhalten Sie auf demselben Weg zurück, auf dem Sie bezahlt haben (Vorkasse). Sie müssen nichts tun.',
    );
    expect(mail?.text.match(/Sie müssen nichts tun/g)).toHaveLength(1);
  });

  test('says of the last piece that nothing is to pay any more', async () => {
    const number = await shipped();
    const { order } = await at.done(at.life.order(number));
    const pieces = order.items.map(({ amount }, line) => ({ line, amount, toStock: true }));
    await at.done(at.life.takeBack(at.eva, { ...on(number, 1), reason: 'x', pieces }));
    const [mail] = await returnMails();
    expect(mail?.text).toContain(
      'Für die Bestellung ist damit nichts mehr zu bezahlen. Was Sie bezahlt haben, erhalten Sie auf demselben Weg zurück, auf dem Sie bezahlt haben (Rechnung). Sie müssen nichts tun.',
    );
    expect(mail?.text).not.toContain('Der Gesamtbetrag');
  });

  test('is not sent if the operator takes the tick away, or if the return is refused', async () => {
    const number = await shipped();
    const silent = { ...on(number, 1), ...back(0, 1), isTold: false };
    expect((await at.done(at.life.takeBack(at.eva, silent))).timeline.at(-1)).toMatchObject({ isTold: false });
    expect(await at.code(at.life.takeBack(at.eva, { ...on(number, 2), ...back(0, 9) }))).toEqual([409, 'step-refused']);
    expect(await at.queued()).toEqual(['order-shipped-mail 1']);
  });

  test('is not sent to somebody who was erased', async () => {
    const number = await shipped();
    await database.transaction(async (transaction) => {
      const { id } = await transaction.selectFrom('orders').select('id').executeTakeFirstOrThrow();
      await eraseOrder(transaction, id, at.time.now);
    });
    const { version = 0 } = (await recordOfNumber(database.read, number)) ?? {};
    const order = await at.done(at.life.takeBack(at.eva, { ...on(number, version), ...back(0, 1) }));
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'return', isTold: false });
    expect(await at.queued()).toEqual(['order-shipped-mail 1']);
  });
});
