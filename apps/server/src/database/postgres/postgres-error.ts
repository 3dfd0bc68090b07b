import pg from 'pg';

/** Whether PostgreSQL answered with one of these SQLSTATE codes. */
export function hasPostgresCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && codes.includes(error.code);
}
