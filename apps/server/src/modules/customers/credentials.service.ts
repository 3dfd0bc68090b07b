/** Customers' credentials, read and changed in the caller's transaction. */
export {
  type Credentials,
  changeEmail,
  confirmPasswordHash,
  credentialsByEmail,
  credentialsById,
  customerGroupOf,
  putPassword,
} from './credentials.repository.ts';
