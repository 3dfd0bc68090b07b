import type {
  IdentityProof,
  Invitation,
  InvitationAcceptance,
  NewPasskey,
  OfficeCredentials,
  OfficeSession,
  OfficeState,
  OperatorChange,
  Operators,
  OperatorToInvite,
  OwnSecurity,
  PasskeyProof,
  PasskeyQuestion,
  Role,
  RoleToSave,
  TotpOffer,
} from '@kontor/contract/office';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { FindBySession, FindOperator, Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { deleteOldInvitations } from './invitations.repository.ts';
import { acceptInvitation, inviteFirstOwner, readInvitation } from './invitations.ts';
import {
  changeOperator,
  inviteOperator,
  listOperators,
  removeRole,
  resetOperator,
  saveRole,
} from './manage-operators.ts';
import { deleteSession } from './office-sessions.repository.ts';
import {
  clearSessions,
  currentOperator,
  findBySession,
  findOperator,
  listSessions,
  type SignedIn,
} from './office-sessions.ts';
import { isAnyOperator } from './operators.repository.ts';
import {
  addPasskey,
  addTotp,
  offerPasskey,
  offerTotp,
  ownSecurity,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  setPassword,
} from './own-security.ts';
import { passkeySite } from './passkeys.ts';
import { deleteOldChallenges } from './proofs.repository.ts';
import { askPasskey, prove, signIn, signInByPasskey } from './sign-in.ts';
import type { OfficeBrowser, OperatorSources } from './types.ts';

export { inviteOwner, listOperators } from './manage-operators.ts';
export { operatorTexts } from './texts/operators.de.ts';

type Done = { readonly ok: true };

/** The people of the back office: how they sign in, prove who they are, and what they may do (decision 050). */
export interface OperatorsService {
  readonly findOperator: FindOperator;
  readonly findBySession: FindBySession;
  /** The address for setting up the first owner, new with each start. Null if there is an operator. */
  firstOwnerAddress(): Promise<string | null>;
  state(who: Operator | null): Promise<OfficeState>;
  invitation(token: string): Promise<Invitation | Refused>;
  accept(body: InvitationAcceptance, browser: OfficeBrowser): Promise<SignedIn | Refused>;
  signIn(body: OfficeCredentials, browser: OfficeBrowser): Promise<SignedIn | Refused>;
  askPasskey(): Promise<PasskeyQuestion | Refused>;
  signInByPasskey(body: PasskeyProof, browser: OfficeBrowser): Promise<SignedIn | Refused>;
  prove(who: Operator, body: IdentityProof, browser: OfficeBrowser): Promise<SignedIn | Refused>;
  sessions(who: Operator): Promise<OfficeSession[]>;
  /** Ends a session of the operator's own. */
  endSession(who: Operator, id: string): Promise<Done | Refused>;
  security(who: Operator): Promise<OwnSecurity>;
  setPassword(who: Operator, password: string): Promise<Done | Refused>;
  offerPasskey(who: Operator): Promise<PasskeyQuestion | Refused>;
  addPasskey(who: Operator, body: NewPasskey): Promise<OwnSecurity | Refused>;
  removePasskey(who: Operator, id: string): Promise<OwnSecurity | Refused>;
  offerTotp(who: Operator): Promise<TotpOffer>;
  addTotp(
    who: Operator,
    body: { readonly challenge: string; readonly code: string },
  ): Promise<{ codes: string[] } | Refused>;
  removeTotp(who: Operator): Promise<OwnSecurity>;
  renewRecoveryCodes(who: Operator): Promise<{ codes: string[] } | Refused>;
  list(): Promise<Operators>;
  invite(who: Operator, body: OperatorToInvite): Promise<{ address: string } | Refused>;
  change(who: Operator, body: OperatorChange): Promise<Operators | Refused>;
  reset(who: Operator, id: string): Promise<{ address: string } | Refused>;
  saveRole(who: Operator, body: RoleToSave): Promise<Role | Refused>;
  removeRole(who: Operator, id: string): Promise<Done | Refused>;
  /** Deletes expired sessions, invitations and challenges. Reads ignore them already. */
  clearOver(transaction: Transaction<Schema>): Promise<void>;
}

/** Creates the service. */
export function createOperatorsService(sources: OperatorSources): OperatorsService {
  const { database, clock, configuration, publicUrl } = sources;
  return {
    findOperator: findOperator(sources),
    findBySession: findBySession(sources),
    firstOwnerAddress: () => inviteFirstOwner(sources),
    async state(who) {
      const { title, seller } = await configuration.current();
      return {
        operator: who && currentOperator(who, clock()),
        isSetUp: await isAnyOperator(database.read),
        hasPasskeys: passkeySite(publicUrl) !== null,
        ...{ shopName: title, sellerCountry: seller.country },
      };
    },
    invitation: (token) => readInvitation(sources, token),
    accept: (body, browser) => acceptInvitation(sources, body, browser),
    signIn: (body, browser) => signIn(sources, body, browser),
    askPasskey: () => askPasskey(sources),
    signInByPasskey: (body, browser) => signInByPasskey(sources, body, browser),
    prove: (who, body, browser) => prove(sources, who, body, browser),
    sessions: (who) => listSessions(sources, who),
    async endSession(who, id) {
      const isEnded = await database.transaction((transaction) => deleteSession(transaction, who.id, id));
      return isEnded ? { ok: true } : refused(404, 'session-not-found');
    },
    security: (who) => ownSecurity(database.read, who),
    setPassword: (who, password) => setPassword(sources, who, password),
    offerPasskey: (who) => offerPasskey(sources, who),
    addPasskey: (who, body) => addPasskey(sources, who, body),
    removePasskey: (who, id) => removePasskey(sources, who, id),
    offerTotp: (who) => offerTotp(sources, who),
    addTotp: (who, body) => addTotp(sources, who, body),
    removeTotp: (who) => removeTotp(sources, who),
    renewRecoveryCodes: (who) => renewRecoveryCodes(sources, who),
    list: () => listOperators(database.read),
    invite: (who, body) => inviteOperator(sources, who, body),
    change: (who, body) => changeOperator(sources, who, body),
    reset: (who, id) => resetOperator(sources, who, id),
    saveRole: (who, body) => saveRole(sources, who, body),
    removeRole: (who, id) => removeRole(sources, who, id),
    async clearOver(transaction) {
      const now = clock();
      await clearSessions(transaction, now);
      await deleteOldInvitations(transaction, now);
      await deleteOldChallenges(transaction, now);
    },
  };
}
