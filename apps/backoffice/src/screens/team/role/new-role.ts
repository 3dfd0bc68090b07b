/** Stands for the id of a role that is not made yet. */
export const newRole = 'neu';
