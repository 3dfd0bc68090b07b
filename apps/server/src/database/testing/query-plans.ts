import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database, Queryable } from '../database.ts';

/**
 * For tests: runs statements, and says by which plan the engine answers each of them. Statistics are up to date first,
 * as in a shop that has run for a while.
 */
export async function plansOf(
  { engine, read }: Database,
  work: (queryable: Queryable) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(read.withPlugin(noting));
  const plans: string[] = [];
  for (const node of nodes) {
    const { sql, parameters } = read.getExecutor().compileQuery(node, { queryId: 'plan' });
    const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await read.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    );
    plans.push(rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n'));
  }
  return plans;
}
