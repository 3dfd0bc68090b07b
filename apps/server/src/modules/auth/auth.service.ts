import type { Credentials, Registration, User, Verification } from '@kontor/contract';
import type { Wait } from '../../clock.ts';
import { KeyedSemaphore } from '../../concurrency/keyed-semaphore.ts';
import type { IsKnownBrowser } from '../../http/known-browser.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { FindViewer, Viewer } from '../../http/viewer.ts';
import { customerGroupOf } from '../customers/credentials.service.ts';
import { customerById, wireUser } from '../customers/customers.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { Browser } from '../sessions/types.ts';
import { type LoggedIn, login } from './login.ts';
import { register, verify } from './registration.ts';
import type { AuthSources } from './types.ts';

/** Finds the billing address of an imported customer's last order. */
export interface LastAddress {
  readonly orders: Pick<OrdersService, 'lastBillingAddress'>;
}

/** Login and registration (CONTRACT §4, docs/decisions/022). */
export interface AuthService {
  /** The customer of a session cookie; null while no login is offered. */
  findViewer: FindViewer;
  /** Whether any customer has signed in with the browser that has this cookie. */
  isKnownBrowser: IsKnownBrowser;
  current(viewer: Viewer | null): Promise<User | null>;
  login(credentials: Credentials, browser: Browser): Promise<LoggedIn | Refused>;
  logout(session: string): Promise<void>;
  register(body: Registration, browser: Browser): Promise<{ readonly request: string } | Refused>;
  verify(body: Verification, browser: Browser): Promise<{ readonly device: string } | Refused>;
}

/**
 * Milliseconds before a refusal, or another answer that depends on whether an account exists, is sent. Longer than
 * every path through the code takes (docs/decisions/022, point 6).
 */
export const evenAnswerTime = 500;

/**
 * How many logins of one name this process tries at once. So an account with an expensive old hash cannot hold up all
 * others.
 */
const loginsAtOnce = 2;

/** Makes the service. */
export function createAuthService(sources: AuthSources & LastAddress & { readonly wait: Wait }): AuthService {
  const { database, configuration, sessions, devices, orders, wait } = sources;

  const underWay = new KeyedSemaphore(loginsAtOnce);

  /**
   * Whether the shop offers a login. If the operator has switched it off, a customer who is still signed in counts as a
   * guest, as the pages show it (SPEC §6).
   */
  async function isLoginOffered(): Promise<boolean> {
    const { userLogin, partnerLogin } = (await configuration.current()).uiSettings;
    return userLogin || partnerLogin;
  }

  async function evenly<Answer>(
    work: (earliest: Promise<void>) => Promise<Answer>,
    isHeld: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const earliest = wait(evenAnswerTime);
    const answer = await work(earliest);
    if (isHeld(answer)) await earliest;
    return answer;
  }

  return {
    async findViewer(token) {
      if (!(await isLoginOffered())) return null;
      const session = await sessions.find(token);
      if (session === null) return null;
      const customerGroup = await customerGroupOf(database.read, session.customerId);
      if (customerGroup === undefined) return null;
      return { customerId: session.customerId, sessionId: session.id, customerGroup };
    },
    isKnownBrowser: (device) => devices.isAnybodys(device),
    async current(viewer) {
      const customer = viewer && (await customerById(database.read, viewer.customerId));
      if (customer === null) return null;
      // An online user's first order stores its addresses in the account. An imported customer's addresses are set by
      // the operator, so the address of the last order is shown instead.
      const needsLast = !customer.onlineUser && customer.addresses.address === null;
      return wireUser(customer, needsLast ? await orders.lastBillingAddress(customer.id) : null);
    },
    login: (credentials, browser) =>
      evenly(async (earliest) => {
        if (!(await isLoginOffered())) return refused(401, 'login-failed');
        return login({ ...sources, underWay, earliest }, credentials, browser);
      }, isRefused),
    logout: (session) => sessions.end(session),
    register: (body, browser) =>
      evenly(
        () => register(sources, body, browser),
        () => true,
      ),
    verify: (body, browser) => evenly(() => verify(sources, body, browser), isRefused),
  };
}
