import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseOutOfReach } from '../database-out-of-reach.ts';
import { hasPostgresCode } from '../postgres-error.ts';

/** Milliseconds beyond a statement's own limit before a server that says nothing counts as gone. */
const silence = 2000;

/**
 * A pool for Kysely that outlives its server: each connection is listened to, lent out or not, and no statement waits
 * for ever. Whatever keeps a statement from being answered is thrown as {@link DatabaseOutOfReach}; what the server
 * itself refused is thrown as it came. `statementLimit` in milliseconds; PostgreSQL keeps to it, we do where PostgreSQL
 * is silent. To PostgreSQL a stream is one statement from its first row to its last.
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
    // The pool drops an idle connection that breaks. Of one that is lent out nobody hears but us: unheard, the event
    // would end the process.
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
      // A cursor waits for a last word of its connection, which a broken one never says.
      const close = async () => (isBroken() ? undefined : answered(asked.close()));
      return { read: (count: number) => answered(asked.read(count)), close } satisfies PostgresCursor<Row>;
    }
    return { query, release: (discard) => client.release(discard || isBroken()) };
  }

  /**
   * The answer to a statement. Past the limit the connection is ended, at which every statement that waits on it fails.
   */
  async #answered<Answer>(client: pg.PoolClient, work: Promise<Answer>): Promise<Answer> {
    const giveUp = setTimeout(() => {
      this.#broken.add(client);
      // pg's types leave out that a connection that is lent out can be ended; with a statement at work this closes its
      // socket.
      void (client as unknown as pg.Client).end();
    }, this.#limit);
    try {
      return await work;
    } catch (error) {
      // The server says so before the connection ends: whoever had it next would fail with it.
      if (hasPostgresCode(error, '57P01', '57P02', '57P03')) this.#broken.add(client);
      if (!this.#broken.has(client)) throw error;
      throw new DatabaseOutOfReach('The connection to PostgreSQL broke.', { cause: error });
    } finally {
      clearTimeout(giveUp);
    }
  }
}
