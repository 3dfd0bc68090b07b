import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../apps/server/src/cli/testing/run-command.ts';
import { camt, transfer } from '../apps/server/src/modules/bank-statements/testing/bank-files.ts';
import { expectAccessible } from './accessible.ts';
import { orderToPlace, shopClient } from './shop-client.ts';
import { expect, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { visit } from './visit.ts';

test('a transfer that the bank states is seen on the order’s page, a part first, then all of it', async ({ page }) => {
  const shop = await startVariedShop({
    configuration: { paymentConditions: [{ name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' }] },
  });
  try {
    const client = await shopClient(shop.url);
    const { body: order } = await client.call('orderFinish', await orderToPlace(client), {
      'idempotency-key': 'a-key-of-this-journey-alone',
    });
    const total = order.total.gross;
    const openOrder = () => visit(page, `${shop.url}/shop/P/cart/confirmation?orderId=${order._id}`);
    const read = (amounts: readonly number[]) => {
      const file = join(shop.dataDir, 'auszug.xml');
      const entries = amounts.map((amount) => ({
        ...{ amount: amount.toFixed(2), details: [transfer(`Bestellung ${order.orderNumber}`)] },
      }));
      writeFileSync(file, camt(entries));
      return runCommand(shop.dataDir, ['bank', 'read', file]).out;
    };
    const assign = () => {
      const [id = ''] = runCommand(shop.dataDir, ['bank', 'list']).out.split(' ');
      return runCommand(shop.dataDir, ['bank', 'assign', id, order.orderNumber]).out;
    };

    await openOrder();
    await expect(page.getByRole('heading', { name: 'Ihre Überweisung' })).toBeVisible();

    expect(read([1])).toContain('Von selbst zugeordnet: 0');
    expect(assign()).toContain('→ Zugeordnet');
    await openOrder();
    await expect(page.getByText('Eingegangen sind 1,00')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR-Code dieser Überweisung' })).toHaveCount(0);
    await expectAccessible(page);

    expect(read([1, total - 1])).toContain('Von selbst zugeordnet: 1');
    await openOrder();
    await expect(page.getByText('Ihre Zahlung ist eingegangen. Vielen Dank!')).toBeVisible();
    await expect(page.getByText('IBAN')).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await shop.stop();
  }
});
