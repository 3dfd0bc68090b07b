/** Operators and what they changed (docs/decisions/050). */
export interface OfficeTables {
  operator_roles: OperatorRoleTable;
  operators: OperatorTable;
  operator_passkeys: OperatorPasskeyTable;
  operator_recovery_codes: OperatorRecoveryCodeTable;
  operator_invitations: OperatorInvitationTable;
  operator_challenges: OperatorChallengeTable;
  operator_sessions: OperatorSessionTable;
  office_log: OfficeLogTable;
  office_changes: OfficeChangeTable;
  office_views: OfficeViewTable;
  office_list_columns: OfficeListColumnsTable;
}

/** A role that the owner has made. Built-in roles are in the domain (office/rights.ts). */
export interface OperatorRoleTable {
  id: string;
  name: string;
  /** In lower case: no two roles are called the same. */
  name_key: string;
  /** JSON: the rights' names. One that no version knows any more counts for nothing. */
  rights: string;
}

/** Somebody who works in the back office. */
export interface OperatorTable {
  id: string;
  name: string;
  /** As it was typed. */
  email: string;
  /** As it is compared (email/email-key.ts). */
  email_key: string;
  /** A role of the domain or the id of one of `operator_roles`. */
  role: string;
  status: 'invited' | 'active' | 'removed';
  password_hash: string | null;
  /** Base32, of the authenticator app; null: none. */
  totp_secret: string | null;
  /** The last time step whose code was used: each counts once (RFC 6238 §5.2). */
  totp_step: number;
  created_at: number;
}

/** A passkey (WebAuthn). */
export interface OperatorPasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  operator_id: string;
  /** How the operator recognises it. */
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** What the key last counted; 0 for keys that do not count. */
  counter: number;
  /** JSON: how a browser reaches it. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** A code that lets somebody in once without the authenticator app; only its hash is kept. */
export interface OperatorRecoveryCodeTable {
  code_hash: string;
  operator_id: string;
}

/** An address that lets somebody begin, once; only the hash of its secret is kept. */
export interface OperatorInvitationTable {
  token_hash: string;
  /** null: the first owner. */
  operator_id: string | null;
  expires_at: number;
}

/** A question to a browser that waits for its answer; each is answered once. */
export interface OperatorChallengeTable {
  id: string;
  /** Null: any operator may answer it. */
  operator_id: string | null;
  purpose: 'sign-in' | 'passkey' | 'totp';
  /** WebAuthn's challenge, or the secret of the app that is being set up. */
  secret: string;
  expires_at: number;
}

/** A browser in which an operator is signed in; only the hash of its cookie is kept. */
export interface OperatorSessionTable {
  token_hash: string;
  /** Names it in the list; lets nobody in. */
  id: string;
  operator_id: string;
  /** Browser and system in a few words. */
  device: string;
  began_at: number;
  seen_at: number;
  /** When the operator last proved who they are. */
  proven_at: number;
}

/** A logged change. A row never changes, except that its network is removed later, and its values with a person. */
export interface OfficeLogTable {
  id: string;
  at: number;
  /** null: the shop itself, or a command of the terminal. */
  operator_id: string | null;
  operator_name: string;
  /** Such as `operator`. */
  subject: string;
  subject_id: string;
  /** Such as `operator.invited`. */
  action: string;
  /** JSON of the former values. Null if there were none. */
  before: string | null;
  /** JSON of the new values. */
  after: string | null;
  /** As networkOf gives it; null where it is not known or forgotten. */
  network: string | null;
  /** What an entry is searched by, folded (domain, `foldCase`). */
  words: string;
}

/** Something that changed (database/office-changes.ts). Only SQLite has rows, and only the newest stay. */
export interface OfficeChangeTable {
  /** The place in the order of commits, from 1. */
  place: number;
  /** Such as `order 2026-000123`. */
  subject: string;
}

/** A saved view of a list: a named address, and its columns. */
export interface OfficeViewTable {
  id: string;
  /** A name of `officeLists` (contract). */
  list: string;
  /** Who saved it. */
  operator_id: string;
  name: string;
  /** In lower case: nobody has two of the same name for a list. */
  name_key: string;
  is_shared: 0 | 1;
  /** JSON: the parameters of the list's address. */
  filters: string;
  /** JSON: the names of its columns. Null: those that everybody chose. */
  columns: string | null;
  created_at: number;
}

/** The columns of a list that an operator chose. */
export interface OfficeListColumnsTable {
  operator_id: string;
  list: string;
  /** JSON: the names of the columns. */
  columns: string;
}
