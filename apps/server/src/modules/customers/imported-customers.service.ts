/** The customer data that an import reads and writes in its own transaction. */
export { customersByEmail, insertCustomers, updateCustomer } from './imported-customers.repository.ts';
