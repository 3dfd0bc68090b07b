import { createHash } from 'node:crypto';
import { guaranteeNotice } from '@kontor/contract';
import type { Database, Queryable } from '../../database/database.ts';
import type { AgreedText } from './types.ts';

/**
 * The operator's texts that every order is placed on: terms, and how to withdraw (LAW C5, O2); and the notice on the
 * legal guarantee that was shown before (LAW W1, W5).
 */
export const contractTexts = ['businessTerms', 'widerrufsbelehrung', guaranteeNotice] as const;

/** Keeps the version of a text that an order is placed on, once for all orders with the same text. */
export interface AgreedTexts {
  keep(name: string, content: string): Promise<AgreedText>;
}

/**
 * The name of a text is the hash of its content: the same text is one row, however many orders agree to it, and a row
 * never changes. So it may be written before the order's transaction, and this process asks for each text only once.
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

/**
 * What an agreed text says, as HTML. Throws when it is not there: an order without its texts is damage, not a state.
 */
export async function agreedContent(queryable: Queryable, text: AgreedText): Promise<string> {
  const row = await queryable.selectFrom('agreed_texts').select('content').where('id', '=', text.id).executeTakeFirst();
  if (row === undefined) throw new Error(`The text ${text.name} that an order was placed on is missing`);
  return row.content;
}
