import { createHash } from 'node:crypto';
import { guaranteeNotice } from '@kontor/contract';
import type { Database, Queryable } from '../../database/database.ts';
import type { AgreedText } from './types.ts';

/**
 * The operator's texts that belong to every order: the terms and the withdrawal information (LAW C5, O2), and the
 * notice on the legal guarantee that the customer saw before ordering (LAW W1, W5).
 */
export const contractTexts = ['businessTerms', 'widerrufsbelehrung', guaranteeNotice] as const;

/** The same of a shop that sells to businesses alone: they have no right of withdrawal (LAW C8). */
export const contractTextsOfBusinesses = ['businessTerms'] as const;

/** Stores the version of a text that an order refers to, once for all orders with the same text. */
export interface AgreedTexts {
  keep(name: string, content: string): Promise<AgreedText>;
}

/**
 * The name of a text is the hash of its content. So equal texts share one row, which never changes. The row may be
 * written before the order's transaction, and each process stores a text only once.
 */
export function createAgreedTexts(database: Database): AgreedTexts {
  const kept = new Set<string>();
  return {
    async keep(name, content) {
      const id = createHash('sha256').update(content).digest('hex');
      if (!kept.has(id)) {
        await database.transaction((transaction) =>
          transaction
            .insertInto('agreed_texts')
            .values({ id, content })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute(),
        );
        kept.add(id);
      }
      return { name, id };
    },
  };
}

/** The HTML of an agreed text. Throws if it is missing, because then the database is damaged. */
export async function agreedContent(queryable: Queryable, text: AgreedText): Promise<string> {
  const row = await queryable.selectFrom('agreed_texts').select('content').where('id', '=', text.id).executeTakeFirst();
  if (row === undefined) throw new Error(`The text ${text.name} that an order was placed on is missing`);
  return row.content;
}
