import { type Right, rights } from '@kontor/domain';
import { type Static, Type } from 'typebox';

const Email = Type.String({ maxLength: 1000 });
/** Longer than any allowed password, so that a long one is refused with a sentence of its own. */
const Password = Type.String({ maxLength: 20_000 });
const Id = Type.String({ minLength: 1, maxLength: 200 });
const Name = Type.String({ maxLength: 500 });
const Token = Type.String({ minLength: 1, maxLength: 200 });
/** A passkey's answer to a challenge: the browser's JSON, as WebAuthn defines it. */
const PasskeyAnswer = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The credential as JSON (WebAuthn Level 3, AuthenticationResponseJSON or RegistrationResponseJSON).',
});
const Options = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The options as JSON for navigator.credentials (WebAuthn Level 3).',
});
const Time = Type.String({ description: 'ISO 8601, UTC.' });

/** A right, by its name in the domain. */
export const OneRight = Type.Unsafe<Right>(Type.Enum([...rights]));

/** Who is signed in to the back office, and their rights. */
export const CurrentOperator = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Type.String({ description: 'The displayed name of the role.' }),
  rights: Type.Array(OneRight),
  provenUntil: Type.Union([Time, Type.Null()], {
    description: 'Until when no further proof is needed for money, rights and keys; null if one is needed now.',
  }),
});
export type CurrentOperator = Static<typeof CurrentOperator>;

/** The answer of state: who is signed in, and which ways of signing in exist here. */
export const OfficeState = Type.Object({
  operator: Type.Union([CurrentOperator, Type.Null()]),
  isSetUp: Type.Boolean({ description: 'False until the owner has accepted the first invitation.' }),
  hasPasskeys: Type.Boolean({
    description: 'False if browsers store no passkeys for the shop’s address, such as an IP address.',
  }),
  shopName: Type.String(),
  sellerCountry: Type.String({
    description: 'The short name of the country of the seller, such as DE; empty: not said.',
  }),
});
export type OfficeState = Static<typeof OfficeState>;

/** The body of invitation. */
export const InvitationToken = Type.Object({ token: Token });

/** The purpose of an invitation. */
export const Invitation = Type.Object({
  kind: Type.Union([Type.Literal('owner'), Type.Literal('invitation'), Type.Literal('reset')]),
  name: Type.String(),
  email: Type.String(),
});
export type Invitation = Static<typeof Invitation>;

/** The body of invitation/accept: a back office account with its password. */
export const InvitationAcceptance = Type.Object({ token: Token, name: Name, email: Email, password: Password });
export type InvitationAcceptance = Static<typeof InvitationAcceptance>;

/** The body of sign-in. `code`: from the authenticator app, or a recovery code, if one is required. */
export const OfficeCredentials = Type.Object({
  email: Email,
  password: Password,
  code: Type.Optional(Type.String({ maxLength: 100 })),
});
export type OfficeCredentials = Static<typeof OfficeCredentials>;

/** A challenge for a passkey, and the id to answer it under. */
export const PasskeyQuestion = Type.Object({ challenge: Id, options: Options });
export type PasskeyQuestion = Static<typeof PasskeyQuestion>;

/** A passkey's answer to a challenge. */
export const PasskeyProof = Type.Object({ challenge: Id, answer: PasskeyAnswer });
export type PasskeyProof = Static<typeof PasskeyProof>;

/** The body of prove: the password, with a code if one is required, or a passkey's answer. */
export const IdentityProof = Type.Union([
  Type.Object({ password: Password, code: Type.Optional(Type.String({ maxLength: 100 })) }),
  PasskeyProof,
]);
export type IdentityProof = Static<typeof IdentityProof>;

/** A browser in which an operator is signed in. */
export const OfficeSession = Type.Object({
  _id: Id,
  device: Type.String(),
  beganAt: Time,
  seenAt: Time,
  isThisOne: Type.Boolean(),
});
export type OfficeSession = Static<typeof OfficeSession>;

/** The operator's ways to prove their identity. */
export const OwnSecurity = Type.Object({
  hasPassword: Type.Boolean(),
  hasTotp: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Array(
    Type.Object({ _id: Id, name: Type.String(), createdAt: Time, usedAt: Type.Union([Time, Type.Null()]) }),
  ),
});
export type OwnSecurity = Static<typeof OwnSecurity>;

/** The body of own/password. All other sessions of the operator end. */
export const NewPassword = Type.Object({ password: Password });

/** The body of own/passkey/add. `name`: the name by which the operator recognises it. */
export const NewPasskey = Type.Object({ challenge: Id, answer: PasskeyAnswer, name: Name });
export type NewPasskey = Static<typeof NewPasskey>;

/** A secret for an authenticator app, as text and as an address for its camera (RFC 6238). */
export const TotpOffer = Type.Object({ challenge: Id, secret: Type.String(), address: Type.String() });
export type TotpOffer = Static<typeof TotpOffer>;

/** The body of own/totp/add: a code from the app, which proves that the app has the secret. */
export const TotpCode = Type.Object({ challenge: Id, code: Type.String({ maxLength: 100 }) });

/** Ten codes, each valid for one sign-in without the app. They are shown once. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });

/** The body of calls about one record. */
export const OneId = Type.Object({ _id: Id });

/** An operator in the list of operators. */
export const Operator = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Id,
  status: Type.Union([Type.Literal('active'), Type.Literal('invited'), Type.Literal('removed')]),
  hasSecondFactor: Type.Boolean({ description: 'Whether the operator has a passkey or an authenticator app.' }),
  seenAt: Type.Union([Time, Type.Null()]),
});
export type Operator = Static<typeof Operator>;

/** A role and its rights. Built-in roles cannot be changed. */
export const Role = Type.Object({
  _id: Id,
  name: Type.String(),
  rights: Type.Array(OneRight),
  isGiven: Type.Boolean(),
});
export type Role = Static<typeof Role>;

/** The answer of operators. */
export const Operators = Type.Object({ operators: Type.Array(Operator), roles: Type.Array(Role) });
export type Operators = Static<typeof Operators>;

/** The body of operators/invite. */
export const OperatorToInvite = Type.Object({ name: Name, email: Email, role: Id });
export type OperatorToInvite = Static<typeof OperatorToInvite>;

/** The body of operators/change. `isActive` false ends all sessions at once. */
export const OperatorChange = Type.Object({
  _id: Id,
  name: Type.Optional(Name),
  role: Type.Optional(Id),
  isActive: Type.Optional(Type.Boolean()),
});
export type OperatorChange = Static<typeof OperatorChange>;

/** The address at which an invited operator starts, or starts again. It is shown once and is valid for a day. */
export const InvitationAddress = Type.Object({ address: Type.String() });

/** The body of roles/save. A new role has no id. */
export const RoleToSave = Type.Object({
  _id: Type.Optional(Id),
  name: Name,
  rights: Type.Array(OneRight, { maxItems: 100 }),
});
export type RoleToSave = Static<typeof RoleToSave>;
