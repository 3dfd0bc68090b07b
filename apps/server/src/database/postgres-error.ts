import pg from 'pg';

/** Whether PostgreSQL answered with one of these SQLSTATE codes. */
export function hasPostgresCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && codes.includes(error.code);
}

/** Whether PostgreSQL answered with a SQLSTATE of one of these classes, its first two characters. */
export function isPostgresClass(error: unknown, ...classes: string[]): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && classes.includes(error.code.slice(0, 2));
}
