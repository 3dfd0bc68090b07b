import { Secret, TOTP } from 'otpauth';
import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { kontor, type ShopPlace } from './shop-server.ts';
import { type Engine, expect, type Page } from './shop-test.ts';

/** The password of everybody in the back office. */
export const officePassword = 'Hammer und Amboss';

/** What a browser's console says of a call that was refused, which a journey then expects. */
export const refusals = /the server responded with a status of 4\d\d|^CallFailure: 4\d\d/;

/** Where the back office of the journeys' shop is: at a name, because at a number browsers keep no passkeys. */
export function officeUrl(engine: Engine, path = ''): string {
  const url = engine === 'sqlite' ? process.env.KONTOR_URL_SQLITE : process.env.KONTOR_URL_POSTGRES;
  return `${`${url}`.replace('127.0.0.1', 'localhost')}/admin${path}`;
}

function placeOf(engine: Engine): ShopPlace {
  const place = engine === 'sqlite' ? process.env.KONTOR_PLACE_SQLITE : process.env.KONTOR_PLACE_POSTGRES;
  return JSON.parse(`${place}`);
}

/** Makes somebody an owner from the terminal; the path at which they begin. */
export function inviteOwner(engine: Engine, name: string, email: string): string {
  const said = kontor(placeOf(engine), 'operators', 'invite-owner', email, name);
  return pathOfInvitation(said);
}

/** The path of the invitation in what the terminal or a page says. */
export function pathOfInvitation(text: string): string {
  const [, path = ''] = /\/admin(\/einladung#[\w-]+)/.exec(text) ?? [];
  return path;
}

/** Accepts an invitation: name and e-mail address where they are not known, and the password. */
export async function begin(page: Page, address: string, person: { name: string; email?: string }): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Ihr Name').fill(person.name);
  if (person.email !== undefined) await page.getByLabel('E-Mail-Adresse').fill(person.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(officePassword);
  await page.getByRole('button', { name: /^(Konto anlegen|Passwort setzen)$/ }).click();
  await expect(room(page, 'Heute')).toBeVisible();
}

/** An owner of a name of their own begins in the back office of the journeys' shop. */
export async function beginAsOwner(page: Page, engine: Engine, name: string): Promise<{ email: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.at`;
  await begin(page, officeUrl(engine, inviteOwner(engine, name, email)), { name });
  return { email };
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

/** A device of the page's own that keeps passkeys and says that its owner has unlocked it. */
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

/** The code that an authenticator app with this secret shows; `later`: so many steps of 30 seconds from now. */
export function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
}

/** Lets the time pass after which an important change asks for a proof. */
export async function letProofsAge(engine: Engine, email: string): Promise<void> {
  await changeSessions(engine, email, (sessions) => sessions.set({ proven_at: 0 }).execute());
}

/** Ends the sessions of somebody, as their hour ends it. */
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
