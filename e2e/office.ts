import { antiForgery } from '@kontor/contract';
import { type OfficeBody, officeRoutes } from '@kontor/contract/office';
import { Secret, TOTP } from 'otpauth';
import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { isRefused } from '../apps/server/src/http/send-refusal.ts';
import { createOfficeLog } from '../apps/server/src/modules/office-log/office-log.service.ts';
import { inviteOwner as makeOwner } from '../apps/server/src/modules/operators/manage-operators.ts';
import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { orderToPlace, placeOrder, shopClient } from './shop-client.ts';
import type { ShopPlace } from './shop-server.ts';
import { type Engine, expect, type Page } from './shop-test.ts';

/** The password of all operators. */
export const officePassword = 'Hammer und Amboss';

/** The console messages for refused calls, which a journey expects. */
export const refusals = /the server responded with a status of 4\d\d|^CallFailure: 4\d\d/;

/** The back office of the journeys' shop. It has a host name, because browsers store no passkeys for IP addresses. */
export function officeUrl(engine: Engine, path = ''): string {
  const url = engine === 'sqlite' ? process.env.KONTOR_URL_SQLITE : process.env.KONTOR_URL_POSTGRES;
  return `${`${url}`.replace('127.0.0.1', 'localhost')}/admin${path}`;
}

/** Where the journeys’ shop keeps its data. */
export function placeOf(engine: Engine): ShopPlace {
  const place = engine === 'sqlite' ? process.env.KONTOR_PLACE_SQLITE : process.env.KONTOR_PLACE_POSTGRES;
  return JSON.parse(`${place}`);
}

/**
 * Makes somebody an owner, as the command does, which has tests of its own. Returns the path for setting up access. It
 * takes no process, whose start would take as much as a journey's first page.
 */
export async function inviteOwner(engine: Engine, name: string, email: string): Promise<string> {
  const database = await openDatabase(placeOf(engine));
  try {
    const log = createOfficeLog({ database, clock: Date.now });
    const publicUrl = new URL(officeUrl(engine)).origin;
    const invited = await makeOwner({ database, log, publicUrl, clock: Date.now }, { email, name });
    if (isRefused(invited)) throw new Error(`${email}: ${JSON.stringify(invited)}`);
    return pathOfInvitation(invited.address);
  } finally {
    await database.close();
  }
}

/** The path of the invitation in a text of the terminal or a page. */
export function pathOfInvitation(text: string): string {
  const [, path = ''] = /\/admin(\/einladung#[\w-]+)/.exec(text) ?? [];
  return path;
}

/** Accepts an invitation with the password, and with name and e-mail address if they are unknown. */
export async function begin(page: Page, address: string, person: { name: string; email?: string }): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Ihr Name').fill(person.name);
  if (person.email !== undefined) await page.getByLabel('E-Mail-Adresse').fill(person.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(officePassword);
  await page.getByRole('button', { name: /^(Konto anlegen|Passwort setzen)$/ }).click();
  await expect(room(page, 'Heute')).toBeVisible();
}

/**
 * Signs the page in as an owner with a new name, and opens a page of the back office of the journeys' shop. The
 * invitation is accepted by its call: its form is what the journeys of office-sign-in.spec.ts go through.
 */
export async function beginAsOwner(
  page: Page,
  engine: Engine,
  name: string,
  path = '',
): Promise<{ readonly email: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.at`;
  const [, token = ''] = (await inviteOwner(engine, name, email)).split('#');
  await page.request.get(officeUrl(engine));
  const { cookies } = await page.context().storageState();
  const proof = cookies.find((cookie) => cookie.name === antiForgery.cookie)?.value ?? '';
  const answer = await page.request.post(new URL(officeRoutes.invitationAccept.path, officeUrl(engine)).href, {
    headers: { [antiForgery.header]: proof },
    data: { token, name, email, password: officePassword } satisfies OfficeBody<'invitationAccept'>,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(officeUrl(engine, path));
  if (path === '') await expect(room(page, 'Heute')).toBeVisible();
  return { email };
}

/** Places an order of some pieces of something, by transfer; its number. */
export async function placeForOffice(engine: Engine, amount: number): Promise<string> {
  const client = await shopClient(officeUrl(engine).replace('/admin', '').replace('localhost', '127.0.0.1'));
  const wish = { ...(await orderToPlace(client, amount)), paymentCondition: 'vorkasse' };
  const { body: sums } = await client.call('orderCalc', wish);
  const { status, body } = await placeOrder(client, { ...wish, total: sums.total }, crypto.randomUUID());
  expect(status).toBe(200);
  return body.orderNumber;
}

/** Lets an order look as if its transfer had come. */
export async function letOrderBePaid(engine: Engine, number: string): Promise<void> {
  const database = await openDatabase(placeOf(engine));
  try {
    await database.transaction(async (transaction) => {
      const changed = transaction.updateTable('orders').set({ payment_state: 'paid' });
      await changed.where('order_number', '=', number).execute();
    });
  } finally {
    await database.close();
  }
}

/** Lets an order look as if it had been placed so many days ago. */
export async function letOrderAge(engine: Engine, number: string, days: number): Promise<void> {
  const database = await openDatabase(placeOf(engine));
  try {
    await database.transaction(async (transaction) => {
      const orders = transaction.selectFrom('orders').select('snapshot').where('order_number', '=', number);
      const order = JSON.parse((await orders.executeTakeFirstOrThrow()).snapshot);
      const created_at = order.createdAt - days * 24 * 3_600_000;
      const snapshot = JSON.stringify({ ...order, createdAt: created_at });
      const changed = transaction.updateTable('orders').set({ snapshot, created_at });
      await changed.where('order_number', '=', number).execute();
    });
  } finally {
    await database.close();
  }
}

/**
 * Accessible, with nothing beside the window, on a phone and on a desktop, and readable in large text on request. A
 * room looks the same on both databases: it is measured on SQLite, where every journey through the office runs.
 */
export async function expectFineRoom(page: Page, { inLargeText = false } = {}): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  if (page.url().startsWith(officeUrl('postgres'))) return;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    const excess = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
    expect(excess, `${page.url()}: what lies beside the window`).toBe(0);
  }
  if (inLargeText) await expectReadableInLargeText(page);
}

/** The headline of a room. */
export function room(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Signs out. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(room(page, 'Anmelden')).toBeVisible();
}

/** Adds a virtual device for passkeys to the page. It always confirms its user. */
export async function addAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** The code of an authenticator app with this secret. `later`: the number of steps of 30 seconds from now. */
export function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
}

/** Makes an operator's proof so old that an important change asks for a new one. */
export async function letProofsAge(engine: Engine, email: string): Promise<void> {
  await changeSessions(engine, email, (sessions) => sessions.set({ proven_at: 0 }).execute());
}

/** Ends an operator's sessions, as if they had expired. */
export async function endSessions(engine: Engine, email: string): Promise<void> {
  await changeSessions(engine, email, (sessions) => sessions.set({ seen_at: 0 }).execute());
}

async function changeSessions(
  engine: Engine,
  email: string,
  change: (sessions: ReturnType<typeof sessionsOf>) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase(placeOf(engine));
  try {
    await database.transaction((transaction) => change(sessionsOf(transaction, email)));
  } finally {
    await database.close();
  }
}

type Transaction = Parameters<Parameters<Awaited<ReturnType<typeof openDatabase>>['transaction']>[0]>[0];

function sessionsOf(transaction: Transaction, email: string) {
  const operator = transaction.selectFrom('operators').select('id').where('email', '=', email);
  return transaction.updateTable('operator_sessions').where('operator_id', 'in', operator);
}
