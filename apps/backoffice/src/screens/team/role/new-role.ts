/** Used in place of the id of a role that does not exist yet. */
export const newRole = 'neu';
