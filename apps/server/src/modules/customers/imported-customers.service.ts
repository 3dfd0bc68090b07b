/** What an import reads and writes of customers, in its own transaction. */
export { customersByEmail, insertCustomers, updateCustomer } from './imported-customers.repository.ts';
