import { type Static, type TSchema, Type } from 'typebox';
import { type Call, refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import { bankCalls } from './bank-calls.ts';
import { documentCalls } from './document-calls.ts';
import type { OfficeRoute } from './office-route.ts';
import { type OfficeCallName, officeRoutes } from './office-routes.ts';
import { orderCalls } from './order-calls.ts';
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
  officeState: { summary: 'Who is signed in to the back office, and how one can sign in.', answer: OfficeState },
  invitation: {
    summary: 'What an invitation is for.',
    body: InvitationToken,
    answer: Invitation,
    refusals: { 404: refused('invitation-over') },
  },
  invitationAccept: {
    summary: 'Makes the account of an invitation, or gives it a new password, and signs in. An invitation counts once.',
    body: InvitationAcceptance,
    answer: CurrentOperator,
    refusals: {
      400: refused('invalid-request', 'invalid-form', 'password-refused'),
      404: refused('invitation-over'),
      409: refused('operator-exists'),
    },
  },
  officeSignIn: {
    summary: 'Signs in by password, and by a code where the account has an authenticator app.',
    body: OfficeCredentials,
    answer: CurrentOperator,
    refusals: wrongPerson,
  },
  passkeyQuestion: {
    summary: 'A question that any passkey of this shop can answer, for five minutes.',
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
    summary: 'Proves anew who is signed in, for ten minutes.',
    body: IdentityProof,
    answer: CurrentOperator,
    refusals: wrongPerson,
  },
  officeSessions: { summary: 'Where the operator is signed in.', answer: Type.Array(OfficeSession) },
  officeSessionEnd: {
    summary: 'Ends one of the operator’s sessions.',
    body: OneId,
    answer: Done,
    refusals: { 404: refused('session-not-found') },
  },
  ownSecurity: { summary: 'How the operator can prove who they are.', answer: OwnSecurity },
  ownPassword: {
    summary: 'Sets another password. All other sessions of the operator end.',
    body: NewPassword,
    answer: Done,
    refusals: { 400: refused('invalid-request', 'password-refused') },
  },
  passkeyOffer: {
    summary: 'What a browser needs to make a passkey.',
    answer: PasskeyQuestion,
    refusals: { 409: refused('no-passkeys') },
  },
  passkeyAdd: {
    summary: 'Keeps a passkey, at most twenty.',
    body: NewPasskey,
    answer: OwnSecurity,
    refusals: {
      400: refused('invalid-request', 'invalid-form', 'passkey-refused'),
      409: refused('no-passkeys', 'too-many-passkeys'),
    },
  },
  passkeyRemove: {
    summary: 'Forgets a passkey.',
    body: OneId,
    answer: OwnSecurity,
    refusals: { 404: refused('passkey-not-found') },
  },
  totpOffer: { summary: 'A secret for an authenticator app. It counts once a code of it was sent.', answer: TotpOffer },
  totpAdd: {
    summary: 'Asks for a code of the app at each sign-in by password from now on.',
    body: TotpCode,
    answer: RecoveryCodes,
    refusals: { 400: refused('invalid-request', 'code-refused') },
  },
  totpRemove: { summary: 'Asks for no code any more.', answer: OwnSecurity },
  recoveryCodes: {
    summary: 'Ten new recovery codes; the old ones end.',
    answer: RecoveryCodes,
    refusals: { 409: refused('no-app') },
  },
  operators: { summary: 'All operators and roles.', answer: Operators },
  operatorInvite: {
    summary: 'Invites somebody; the address is shown once and counts for a day.',
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
    summary: 'Changes name or role of an operator, removes one, or lets one in again.',
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
    summary: 'Takes password, app and passkeys of an operator away, and gives an address to begin anew.',
    body: OneId,
    answer: InvitationAddress,
    refusals: { 403: refused('rights-beyond-own'), 404: refused('operator-not-found') },
  },
  roleSave: {
    summary: 'Makes a role or changes one.',
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
  ...documentCalls,
  ...bankCalls,
  ...withdrawalCalls,
  officeLog: { summary: 'Who changed what, newest first, fifty at a time.', body: LogQuestion, answer: LogPage },
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
    ...(isSignedIn && route.right !== 'signed-in' ? ['right-missing'] : []),
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
