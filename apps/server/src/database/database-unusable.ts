/**
 * The database cannot be used: it is damaged, of a newer version, or unreachable. The message is one English sentence
 * for the operator, without secrets. main prints it and ends with exit code 1 (issue §8: a corrupt database file).
 */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
