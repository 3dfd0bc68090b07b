import type { Rating } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Schema } from '../../database/schema.ts';

/**
 * Writes the rating of a product, and raises its version, so that lists and pages follow. `count` reads the rating
 * once all other changes of the catalogue wait: of two reviews at the same time the second one counts both.
 */
export async function writeRating(
  transaction: Transaction<Schema>,
  productId: string,
  count: () => Promise<Rating>,
): Promise<void> {
  const version = await nextVersion(transaction);
  const rating = await count();
  if (rating.count === 0) await transaction.deleteFrom('product_ratings').where('product_id', '=', productId).execute();
  else
    await transaction
      .insertInto('product_ratings')
      .values({ product_id: productId, ...rating })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ ...rating }))
      .execute();
  await transaction.updateTable('products').set({ version }).where('id', '=', productId).execute();
}
