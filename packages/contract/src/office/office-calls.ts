import { type Static, type TSchema, Type } from 'typebox';
import { type Call, refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import { bankCalls } from './bank-calls.ts';
import { booksCalls } from './books-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { documentCalls } from './document-calls.ts';
import { frontPageCalls } from './front-page-calls.ts';
import { listCalls } from './list-calls.ts';
import { newsletterCalls } from './newsletter-calls.ts';
import type { OfficeRoute } from './office-route.ts';
import { type OfficeCallName, officeRoutes } from './office-routes.ts';
import { orderCalls } from './order-calls.ts';
import { orderTakingCalls } from './order-taking-calls.ts';
import { officePaymentCalls } from './payment-calls.ts';
import { privacyCalls } from './privacy-calls.ts';
import { quoteCalls } from './quote-calls.ts';
import { receivableCalls } from './receivable-calls.ts';
import { officeReviewCalls } from './review-calls.ts';
import { officeVoucherCalls } from './voucher-calls.ts';
import { LogPage, LogQuestion } from './wire/log.ts';
import {
  CurrentOperator,
  IdentityProof,
  Invitation,
  InvitationAcceptance,
  InvitationAddress,
  InvitationToken,
  NewPasskey,
  NewPassword,
  OfficeCredentials,
  OfficeSession,
  OfficeState,
  OneId,
  OperatorChange,
  Operators,
  OperatorToInvite,
  OwnSecurity,
  PasskeyProof,
  PasskeyQuestion,
  RecoveryCodes,
  Role,
  RoleToSave,
  TotpCode,
  TotpOffer,
} from './wire/operator.ts';
import { FoundRecords, RecordSearch } from './wire/records.ts';
import { OfficeToday } from './wire/today.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';

/** The body and answer of a call of the back office. The refusals of its class are not repeated here. */
interface OfficeCall {
  readonly summary: string;
  readonly body?: TSchema;
  readonly answer: TSchema;
  readonly refusals?: Call['refusals'];
}

const wrongPerson = { 401: refused('sign-in-failed', 'code-required') };

const declared = {
  officeState: { summary: 'The operator who is signed in, and the available ways of signing in.', answer: OfficeState },
  invitation: {
    summary: 'The purpose of an invitation.',
    body: InvitationToken,
    answer: Invitation,
    refusals: { 404: refused('invitation-over') },
  },
  invitationAccept: {
    summary:
      'Creates the account of an invitation or sets its new password, and signs in. An invitation is valid once.',
    body: InvitationAcceptance,
    answer: CurrentOperator,
    refusals: {
      400: refused('invalid-request', 'invalid-form', 'password-refused'),
      404: refused('invitation-over'),
      409: refused('operator-exists'),
    },
  },
  officeSignIn: {
    summary: 'Signs in by password. An account with an authenticator app also needs a code.',
    body: OfficeCredentials,
    answer: CurrentOperator,
    refusals: wrongPerson,
  },
  passkeyQuestion: {
    summary: 'A challenge that any passkey of this shop can answer. It is valid for five minutes.',
    answer: PasskeyQuestion,
    refusals: { 409: refused('no-passkeys') },
  },
  passkeySignIn: {
    summary: 'Signs in by a passkey.',
    body: PasskeyProof,
    answer: CurrentOperator,
    refusals: { 401: refused('sign-in-failed'), 409: refused('no-passkeys') },
  },
  officeSignOut: { summary: 'Ends this session.', answer: Done },
  prove: {
    summary: 'Confirms the identity of the signed-in operator for ten minutes.',
    body: IdentityProof,
    answer: CurrentOperator,
    refusals: wrongPerson,
  },
  proofHeld: {
    summary: 'Whether the proof of identity still holds: asked before calls of which a later one needs it.',
    answer: Done,
  },
  officeSessions: { summary: 'The browsers in which the operator is signed in.', answer: Type.Array(OfficeSession) },
  officeSessionEnd: {
    summary: 'Ends one of the operator’s sessions.',
    body: OneId,
    answer: Done,
    refusals: { 404: refused('session-not-found') },
  },
  ownSecurity: { summary: 'The operator’s ways to prove their identity.', answer: OwnSecurity },
  ownPassword: {
    summary: 'Sets a new password. All other sessions of the operator end.',
    body: NewPassword,
    answer: Done,
    refusals: { 400: refused('invalid-request', 'password-refused') },
  },
  passkeyOffer: {
    summary: 'The options with which a browser creates a passkey.',
    answer: PasskeyQuestion,
    refusals: { 409: refused('no-passkeys') },
  },
  passkeyAdd: {
    summary: 'Stores a passkey; an operator has at most twenty.',
    body: NewPasskey,
    answer: OwnSecurity,
    refusals: {
      400: refused('invalid-request', 'invalid-form', 'passkey-refused'),
      409: refused('no-passkeys', 'too-many-passkeys'),
    },
  },
  passkeyRemove: {
    summary: 'Removes a passkey.',
    body: OneId,
    answer: OwnSecurity,
    refusals: { 404: refused('passkey-not-found') },
  },
  totpOffer: {
    summary: 'A secret for an authenticator app. It takes effect once a code from the app was sent.',
    answer: TotpOffer,
  },
  totpAdd: {
    summary: 'Adds the authenticator app: from now on each sign-in by password needs a code from it.',
    body: TotpCode,
    answer: RecoveryCodes,
    refusals: { 400: refused('invalid-request', 'code-refused') },
  },
  totpRemove: { summary: 'Removes the authenticator app: sign-ins need no code any more.', answer: OwnSecurity },
  recoveryCodes: {
    summary: 'Creates ten new recovery codes. The old ones become invalid.',
    answer: RecoveryCodes,
    refusals: { 409: refused('no-app') },
  },
  operators: { summary: 'All operators and roles.', answer: Operators },
  operatorInvite: {
    summary: 'Invites an operator. The address of the invitation is shown once and is valid for a day.',
    body: OperatorToInvite,
    answer: InvitationAddress,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      403: refused('rights-beyond-own'),
      404: refused('role-not-found'),
      409: refused('operator-exists'),
    },
  },
  operatorChange: {
    summary: 'Changes the name or role of an operator, deactivates one, or activates one again.',
    body: OperatorChange,
    answer: Operators,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      403: refused('rights-beyond-own'),
      404: refused('operator-not-found', 'role-not-found'),
      409: refused('last-owner'),
    },
  },
  operatorReset: {
    summary:
      'Removes the password, authenticator app and passkeys of an operator, and returns an address to start again.',
    body: OneId,
    answer: InvitationAddress,
    refusals: { 403: refused('rights-beyond-own'), 404: refused('operator-not-found') },
  },
  roleSave: {
    summary: 'Creates or changes a role.',
    body: RoleToSave,
    answer: Role,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      403: refused('rights-beyond-own'),
      404: refused('role-not-found'),
      409: refused('role-exists'),
    },
  },
  roleRemove: {
    summary: 'Removes a role that nobody has.',
    body: OneId,
    answer: Done,
    refusals: { 404: refused('role-not-found'), 409: refused('role-in-use') },
  },
  ...orderCalls,
  ...orderTakingCalls,
  ...quoteCalls,
  ...documentCalls,
  ...bankCalls,
  ...receivableCalls,
  ...officePaymentCalls,
  ...booksCalls,
  ...withdrawalCalls,
  ...officeVoucherCalls,
  ...officeReviewCalls,
  ...customerCalls,
  ...newsletterCalls,
  ...privacyCalls,
  ...listCalls,
  ...frontPageCalls,
  officeRecords: {
    summary: 'Documents, offers, withdrawals and vouchers whose number or code begins with a text.',
    body: RecordSearch,
    answer: FoundRecords,
  },
  officeToday: {
    summary: 'What waits for somebody in the shop, as far as the operator may see it.',
    answer: OfficeToday,
  },
  officeLog: { summary: 'The log of changes, newest first, fifty per page.', body: LogQuestion, answer: LogPage },
} as const satisfies Readonly<Record<OfficeCallName, OfficeCall>>;

/** The bodies and answers of the back office's calls. Address and right are in office-routes.ts under the same name. */
export const officeCalls: typeof declared = declared;

/** The answer of a call of the back office. */
export type OfficeAnswer<Name extends OfficeCallName> = Static<(typeof declared)[Name]['answer']>;

/** The body of a call of the back office. Without parameters it is an empty object. */
export type OfficeBody<Name extends OfficeCallName> = (typeof declared)[Name] extends {
  body: infer Schema extends TSchema;
}
  ? Static<Schema>
  : Record<string, never>;

/** All refusals of a call, including those of its class. */
export function officeRefusals(name: OfficeCallName): Call['refusals'] {
  const route: OfficeRoute = officeRoutes[name];
  const { body, refusals = {} }: OfficeCall = declared[name];
  const isSignedIn = route.right !== 'anybody';
  const forbidden = [
    'csrf',
    ...(isSignedIn && (route.right !== 'signed-in' || route.ofList) ? ['right-missing'] : []),
    ...(route.needsProof ? ['proof-required'] : []),
  ];
  const byClass: Record<number, readonly string[]> = {
    ...(body && { 400: ['invalid-request'] }),
    ...(isSignedIn && { 401: ['not-signed-in'] }),
    403: forbidden,
    ...(route.perMinute && { 429: ['too-many-requests'] }),
  };
  const statuses = [...new Set([...Object.keys(byClass), ...Object.keys(refusals)].map(Number))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const declared = refusals[status];
      const codes = refused(...new Set([...(byClass[status] ?? []), ...(declared?.codes ?? [])]));
      return [status, { ...codes, ...(declared && { body: declared.body }) }];
    }),
  );
}
