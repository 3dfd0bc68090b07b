import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { exportOrders } from './order-export.service.ts';
import { readSnapshot } from './stored-order.ts';
import { storeExample } from './testing/stored-order.ts';

describeOnBothEngines('orders that are exported', ({ open }) => {
  test('add up to what was to pay, and hold nothing that opens one', async () => {
    const database = await open();
    await storeExample(database, 1, { personId: '=7', createdAt: 1000 });
    await storeExample(database, 2, { createdAt: 2000 });
    const give = async (format: 'csv' | 'jsonl', since?: number) => {
      const texts: string[] = [];
      const count = await exportOrders({ database, format, since, write: async (text) => void texts.push(text) });
      return { count, lines: texts.join('').trimEnd().split('\n') };
    };
    const stored = await database.read.selectFrom('orders').selectAll().orderBy('created_at').execute();
    const orders = stored.map(readSnapshot);
    const table = await give('csv');
    expect(table.count).toBe(2);
    const [head = [], ...rows] = table.lines.map((line) => line.split(';'));
    const cents = (row: string[]) => Math.round(Number(row[head.indexOf('Brutto')]?.replace(',', '.')) * 100);
    for (const order of orders) {
      const own = rows.filter(([number]) => number === order.orderNumber);
      expect(own.map(cents).reduce((sum, one) => sum + one, 0)).toBe(order.total.gross);
    }
    expect(rows[0]?.[head.indexOf('Kundennummer')]).toBe("'=7");
    const objects = await give('jsonl', 2000);
    expect([objects.count, objects.lines.length]).toEqual([1, 1]);
    expect(JSON.parse(objects.lines[0] ?? '')).toMatchObject({ state: 'placed', lines: orders[1]?.lines });
    for (const { id, confirmationDoc } of orders)
      expect([...table.lines, ...objects.lines].join('\n')).not.toMatch(new RegExp(`${id}|${confirmationDoc.content}`));
  });
});
