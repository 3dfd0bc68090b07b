import { Type } from 'typebox';
import { type Call, refused, wrongBody } from './call.ts';
import type { CallName } from './routes.ts';
import { Credentials, Done, Registration, User, Verification } from './wire/account.ts';

const forged = { 403: refused('csrf') };

/** Login, logout, registration, and who is signed in (SPEC §7, CONTRACT §4). */
export const authCalls = {
  current: {
    tag: 'Accounts',
    summary: 'The customer who is signed in; null for a guest.',
    answer: Type.Union([User, Type.Null()]),
    refusals: forged,
  },
  login: {
    tag: 'Accounts',
    summary:
      'Signs in and sets the cookie sid of a new session. For an imported account without a password the answer is 500, no-password.',
    body: Credentials,
    answer: User,
    refusals: { ...wrongBody, 401: refused('login-failed'), 500: refused('no-password') },
  },
  logout: {
    tag: 'Accounts',
    summary: 'Ends the session of this browser.',
    answer: Done,
    refusals: forged,
  },
  register: {
    tag: 'Accounts',
    summary:
      'Sends a code by e-mail for a new account or a new password. The answer does not reveal whether an account exists.',
    body: Registration,
    answer: Done,
    refusals: { ...wrongBody, 400: refused('invalid-request', 'invalid-email', 'password-refused') },
  },
  verify: {
    tag: 'Accounts',
    summary:
      'Creates or activates the account, with the password that was sent when the code was requested. Ends all other sessions of the account. It signs nobody in.',
    body: Verification,
    answer: Done,
    refusals: { ...wrongBody, 400: refused('invalid-request', 'code-refused', 'password-mismatch') },
  },
} as const satisfies Partial<Record<CallName, Call>>;
