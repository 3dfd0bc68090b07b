export type { OfficeAnswer, OfficeBody } from './office-calls.ts';
export { type OfficeCallName, type OfficeRoute, officeClassOf, officeCookie, officeRoutes } from './office-routes.ts';
export type { LogEntry, LogPage, LogQuestion } from './wire/log.ts';
export type {
  CurrentOperator,
  IdentityProof,
  Invitation,
  InvitationAcceptance,
  NewPasskey,
  OfficeCredentials,
  OfficeSession,
  OfficeState,
  Operator,
  OperatorChange,
  Operators,
  OperatorToInvite,
  OwnSecurity,
  PasskeyProof,
  PasskeyQuestion,
  Role,
  RoleToSave,
  TotpOffer,
} from './wire/operator.ts';
