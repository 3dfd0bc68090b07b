import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseOutOfReach } from '../database-out-of-reach.ts';
import { hasPostgresCode } from '../postgres-error.ts';

/** The time in milliseconds beyond a statement's own limit after which a silent server counts as gone. */
const silence = 2000;

/**
 * A pool for Kysely that survives failures of the server: errors of every connection are handled, and no statement
 * waits forever. If a statement gets no answer, {@link DatabaseOutOfReach} is thrown; errors from the server are thrown
 * unchanged. `statementLimit` in milliseconds is enforced by PostgreSQL, and by us if PostgreSQL is silent. For
 * PostgreSQL a stream is one statement from its first row to its last.
 */
export class LimitedPool implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #limit: number;
  readonly #broken = new WeakSet<pg.ClientBase>();

  constructor(config: pg.PoolConfig, statementLimit: number) {
    this.#limit = statementLimit + silence;
    this.#pool = new pg.Pool({ ...config, statement_timeout: statementLimit });
    this.options = this.#pool.options;
    // The pool drops an idle connection that breaks. For one in use only we can listen: an unhandled event would end
    // the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      const noteBroken = () => this.#broken.add(client);
      client.on('error', noteBroken).on('end', noteBroken);
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return this.#lend(await this.#pool.connect());
    } catch (error) {
      throw new DatabaseOutOfReach('No connection to PostgreSQL.', { cause: error });
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #lend(client: pg.PoolClient): PostgresPoolClient {
    const answered = <Answer>(work: Promise<Answer>) => this.#answered(client, work);
    const isBroken = () => this.#broken.has(client);
    function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query<Row>(
      asked: string | PostgresCursor<Row>,
      parameters: readonly unknown[] = [],
    ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
      if (typeof asked === 'string') {
        return answered<unknown>(client.query(asked, [...parameters])) as Promise<PostgresQueryResult<Row>>;
      }
      client.query(asked as unknown as pg.Submittable);
      // Closing a cursor waits for the server's reply, which never comes on a broken connection.
      const close = async () => (isBroken() ? undefined : answered(asked.close()));
      return { read: (count: number) => answered(asked.read(count)), close } satisfies PostgresCursor<Row>;
    }
    return { query, release: (discard) => client.release(discard || isBroken()) };
  }

  /** The result of a statement. After the limit the connection is closed, which fails every statement waiting on it. */
  async #answered<Answer>(client: pg.PoolClient, work: Promise<Answer>): Promise<Answer> {
    const giveUp = setTimeout(() => {
      this.#broken.add(client);
      // pg's types do not say that a connection in use can be ended. With a running statement this closes its socket.
      void (client as unknown as pg.Client).end();
    }, this.#limit);
    try {
      return await work;
    } catch (error) {
      // The server announces this before it closes the connection. Its next user would fail.
      if (hasPostgresCode(error, '57P01', '57P02', '57P03')) this.#broken.add(client);
      if (!this.#broken.has(client)) throw error;
      throw new DatabaseOutOfReach('The connection to PostgreSQL broke.', { cause: error });
    } finally {
      clearTimeout(giveUp);
    }
  }
}
