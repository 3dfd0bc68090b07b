import type { Product } from '@kontor/contract';
import type { CatalogueIndex } from '@kontor/search';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import type { CatalogueValues } from './catalogue-values.ts';
import { createFamilyReader, type FamiliesRead, noFamilies } from './family-reader.ts';
import { type AskedMembers, cardProduct, cardsOf, type FoundCards, representativeOf } from './product-cards.ts';
import { createProductReader, type ProductReader, type ReadRecords } from './product-reader.ts';

/** The dependencies of the reader. */
interface ShownSources {
  readonly database: Pick<Database, 'read'>;
  readonly index: Pick<CatalogueIndex, 'version' | 'pricedAt'>;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly values: Pick<CatalogueValues, 'tree' | 'attributes'>;
  readonly clock: Clock;
}

/** Reads products as pages show them, at the prices of a customer group (null: everybody's). */
export interface ShownProducts extends ProductReader {
  /** The products with these ids, in the order of the ids, without families. Unknown ids are left out. */
  productsOf(ids: readonly string[], customerGroup: string | null): Promise<Product[]>;
  /**
   * Found products as lists show them, in the order of the ids: a family by a member that has the price of its card. If
   * the operator wants each member as a hit of its own, there are no families.
   */
  foundCards(ids: readonly string[], customerGroup: string | null, asked?: AskedMembers): Promise<FoundCards>;
  /** The same as products, each with its family. */
  foundProducts(ids: readonly string[], customerGroup: string | null, asked?: AskedMembers): Promise<Product[]>;
  /** A product with its family and the family's members. Null if the catalogue has no such id. */
  productOf(id: string, customerGroup: string | null): Promise<Product | null>;
}

/** Creates the reader. */
export function createShownProducts({ database, index, configuration, values, clock }: ShownSources): ShownProducts {
  const reader = createProductReader({
    ...{ database, index, configuration, clock },
    ...{ tree: () => values.tree.get(), attributes: () => values.attributes.get() },
  });
  const familiesOf = createFamilyReader({ read: database.read, version: () => index.version, clock });

  async function familiesOfFound({ records }: ReadRecords, customerGroup: string | null): Promise<FamiliesRead> {
    const { membersApart } = (await configuration.current()).search;
    const keys = membersApart ? [] : records.flatMap(({ familyId }) => familyId ?? []);
    return keys.length === 0 ? noFamilies : familiesOf(keys, await reader.pricesOf(customerGroup));
  }

  async function foundCards(
    ids: readonly string[],
    customerGroup: string | null,
    asked: AskedMembers = {},
  ): Promise<FoundCards> {
    const found = await reader.recordsOf(ids, customerGroup);
    const families = await familiesOfFound(found, customerGroup);
    const cards = cardsOf(found.records, families, asked);
    const others = cards.map(representativeOf).filter((id, i) => id !== cards[i]?.record.id);
    const read = others.length === 0 ? null : await reader.recordsOf(others, customerGroup);
    const byId = new Map(read?.records.map((record) => [record.id, record]));
    const hasLasting = [...families.values()].every(({ until }) => until === Number.POSITIVE_INFINITY);
    return {
      cards: cards.map((card) => ({ ...card, record: byId.get(representativeOf(card)) ?? card.record })),
      areSettled: found.areSettled && (read?.areSettled ?? true) && hasLasting,
    };
  }

  return {
    ...reader,
    foundCards,
    async productsOf(ids, customerGroup) {
      return (await reader.recordsOf(ids, customerGroup)).records.map(({ product }) => product);
    },
    async foundProducts(ids, customerGroup, asked) {
      return (await foundCards(ids, customerGroup, asked)).cards.map(cardProduct);
    },
    async productOf(id, customerGroup) {
      const [record] = (await reader.recordsOf([id], customerGroup)).records;
      if (record === undefined) return null;
      const { familyId, product } = record;
      if (familyId === null) return product;
      const family = (await familiesOf([familyId], await reader.pricesOf(customerGroup))).get(familyId);
      return family ? { ...product, family: family.whole } : product;
    },
  };
}
