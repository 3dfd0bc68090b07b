import { antiForgery } from '@kontor/contract';
import { type OfficeBody, type OfficeCallName, officeRoutes } from '@kontor/contract/office';
import { camt, transfer } from '../apps/server/src/modules/bank-statements/testing/bank-files.ts';
import { begin, room } from './office.ts';
import { orderToPlace, placeOrder, shopClient } from './shop-client.ts';
import type { Page } from './shop-test.ts';

const people = [
  ['Anna', 'Berger', 'Wien', '1070', 'anna'],
  ['Jörg', 'Müller', 'Graz', '8010', 'joerg'],
  ['Selma', 'Yıldız', 'Linz', '4020', 'selma'],
  ['Paul', 'Egger', 'Salzburg', '5020', 'paul'],
  ['Mira', 'Novak', 'Wels', '4600', 'mira'],
] as const;

/**
 * Makes the pictures of docs/betrieb.md: signs in by an invitation, places some orders, and looks at the rooms.
 * @param invitation the address that `kontor operators invite-owner` prints
 */
export async function makeOfficeScreens(
  page: Page,
  { shop, invitation, keep }: { shop: string; invitation: string; keep: (name: string) => Promise<void> },
): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Ihr Name').waitFor();
  // The first owner of a shop also says their e-mail address.
  const isFirst = await page.getByLabel('E-Mail-Adresse').isEditable();
  await begin(page, invitation, { name: 'Eva Huber', ...(isFirst && { email: 'eva@eisenhof.example' }) });
  const numbers = await placeOrders(shop);
  const [first = '', second = ''] = numbers;
  await post(page, shop, 'orderConfirm', { number: first, version: 0, key: 'screens-confirm' });
  await post(page, shop, 'documentIssue', { number: first, isMailed: false });
  const pay = (amount: string, words: string, payer: string) => ({ amount, details: [transfer(words, { payer })] });
  const file = camt([
    pay('20.00', `Rechnung ${second}`, 'Jörg Müller'),
    { amount: '89.00', side: 'DBIT', day: '2026-11-19', details: [transfer('Strom November')] },
  ]);
  await post(page, shop, 'bankStatementRead', { content: file.toString('base64') });
  const rooms = [
    ['heute', '', 'Heute'],
    ['bestellungen', '/bestellungen', 'Bestellungen'],
    ['bank', '/bank', 'Bank'],
    ['offene-posten', '/offene-posten', 'Offene Posten'],
    ['startseite', '/startseite', 'Startseite'],
  ] as const;
  for (const [name, path, title] of rooms) {
    await page.goto(`${shop}/admin${path}`);
    await room(page, title).waitFor();
    const rows = page.locator('tbody input[type=checkbox]');
    for (let i = 0; name === 'bestellungen' && i < 4; i += 1) await rows.nth(i).check();
    await keep(`betrieb-${name}`);
  }
  await page.goto(`${shop}/admin/bestellungen/${first}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep('betrieb-bestellung');
}

/** Places an order for each of the people, by transfer or on account; their numbers. */
async function placeOrders(shop: string): Promise<string[]> {
  const client = await shopClient(shop);
  const numbers: string[] = [];
  for (const [i, [firstName, name, city, zipCode, mailbox]] of people.entries()) {
    const order = await orderToPlace(client, i + 1);
    const address = { firstName, name, street: `Hauptstraße ${i + 1}`, zipCode, city, country: 'AT' };
    const wish = { ...order, address, email: `${mailbox}@kunde.example`, paymentCondition: 'vorkasse' };
    const { body: sums } = await client.call('orderCalc', wish);
    const { body } = await placeOrder(client, { ...wish, total: sums.total }, crypto.randomUUID());
    numbers.push(body.orderNumber);
  }
  return numbers;
}

/** Makes a call of the back office as the signed-in page does. */
async function post<Name extends OfficeCallName>(
  page: Page,
  shop: string,
  name: Name,
  data: OfficeBody<Name>,
): Promise<void> {
  const { cookies } = await page.context().storageState();
  const proof = cookies.find((cookie) => cookie.name === antiForgery.cookie)?.value ?? '';
  const answer = await page.request.post(shop + officeRoutes[name].path, {
    headers: { [antiForgery.header]: proof },
    data,
  });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
}
