import type { FastifyInstance } from 'fastify';
import type { Wait } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { openBrowser, type TestBrowser } from '../../../http/testing/browser.ts';
import { createFrame } from '../../../http/testing/frame.ts';
import { testQueue } from '../../../jobs/testing/job-runner.ts';
import type { Mail } from '../../../mail/mail.ts';
import { testConfiguration, testShop } from '../../orders/testing/shop.ts';
import { createPasswordService, type PasswordChecks, type PasswordService } from '../../passwords/passwords.service.ts';
import { createAttemptsService } from '../../sessions/attempts.service.ts';
import { createKnownDevicesService } from '../../sessions/known-devices.service.ts';
import { createSessionsService } from '../../sessions/sessions.service.ts';
import { accountJobs } from '../account-jobs.ts';
import { authRoutes } from '../auth.routes.ts';
import { type AuthService, createAuthService, type LastAddress } from '../auth.service.ts';
import type { AuthSources } from '../types.ts';

/** For tests: accounts on a database, with a clock that the test sets. */
export interface TestAuth {
  readonly app: FastifyInstance;
  readonly auth: AuthService;
  /** The dependencies of the service. */
  readonly sources: AuthSources & LastAddress;
  readonly database: Database;
  readonly time: { now: number };
  readonly settings: { userLogin: boolean };
  /** How often passwords and codes were checked, how often against a stored hash, and how many were hashed. */
  readonly passwords: { checked: number; tried: number; hashed: number };
  /** Everything that was logged, as text. */
  readonly logged: () => string;
  readonly browser: (more?: Parameters<typeof openBrowser>[1]) => TestBrowser;
  /** Registers a customer with a browser that the account knows from then on. */
  registered(email: string, password: string): Promise<TestBrowser>;
  /** Runs the queue. Returns the mails sent since the last call. */
  mails(): Promise<Mail[]>;
  /** The last mailed code. */
  mailedCode(): Promise<string>;
}

/**
 * For tests: serves the account calls. Without `rateLimits` tries are not counted, without `limiter` requests per
 * minute are not. `hashesAsShop`: passwords cost as much as in a shop.
 */
export async function serveAuth(
  database: Database,
  {
    rateLimits = true,
    limiter = false,
    publicUrl = 'http://localhost:3000',
    wait = async () => {},
    hashesAsShop = false,
  }: { rateLimits?: boolean; limiter?: boolean; publicUrl?: string; wait?: Wait; hashesAsShop?: boolean } = {},
): Promise<TestAuth> {
  const queue = testQueue(database);
  const { time } = queue;
  time.now = Date.UTC(2026, 10, 20, 12, 30);
  const clock = () => time.now;
  const settings = { ...testConfiguration.uiSettings, userLogin: true };
  const configuration = {
    async current() {
      return { ...testConfiguration, uiSettings: settings };
    },
  };
  const { passwords, counted } = countedPasswords(hashesAsShop ? undefined : lightCost);
  const sessions = createSessionsService({ database, clock });
  const devices = createKnownDevicesService({ database, clock });
  const attempts = createAttemptsService({ database, clock, isOn: rateLimits });
  const { orders } = testShop(database, {}, { clock });
  const sources = {
    database,
    configuration,
    passwords,
    sessions,
    devices,
    attempts,
    orders,
    clock,
    wakeJobs: () => {},
  };
  const auth = createAuthService({
    ...sources,
    wait,
  });
  const { app, logged } = await createFrame({ publicUrl, rateLimits: limiter, ...auth });
  authRoutes(app, auth);
  const sent: Mail[] = [];
  const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
  const runner = queue.runner(accountJobs({ database, configuration, clock, mail, mailFrom: 'shop@shop.example' }));
  const mails = async () => {
    await runner.runDue();
    return sent.splice(0);
  };
  const mailedCode = async () =>
    (await mails()).map(({ text }) => /^ {4}(\d{4} \d{4})$/m.exec(text)?.[1]).findLast((code) => code) ?? 'none';
  return {
    ...{ app, auth, sources, database, time, settings, passwords: counted, mails, mailedCode },
    logged: () => logged.join('') + JSON.stringify(queue.log),
    browser: (more) => openBrowser(app, more),
    async registered(email, password) {
      const browser = openBrowser(app);
      await browser.call('register', { email, password });
      const answer = await browser.call('verify', { email, password, code: await mailedCode() });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return browser;
    },
  };
}

/** The least that argon2id can cost. What a hash of the shop costs is tested with the passwords. */
const lightCost = { memory: 8, passes: 1, lanes: 1 };

/** A password service that counts its calls. */
function countedPasswords(hashCost: typeof lightCost | undefined): {
  passwords: PasswordService;
  counted: TestAuth['passwords'];
} {
  const real = createPasswordService(undefined, hashCost);
  const counted = { checked: 0, tried: 0, hashed: 0 };
  const counting = (checks: PasswordChecks): PasswordChecks => ({
    hash(password) {
      counted.hashed += 1;
      return checks.hash(password);
    },
    verify(password, stored) {
      counted.checked += 1;
      if (stored !== null) counted.tried += 1;
      return checks.verify(password, stored);
    },
  });
  const passwords: PasswordService = {
    ...real,
    ...counting(real),
    ofKnown: counting(real.ofKnown),
    verifyStrangers(password, stored) {
      counted.checked += 1;
      if (stored !== null) counted.tried += 1;
      return real.verifyStrangers(password, stored);
    },
  };
  return { passwords, counted };
}
