import type { Transaction } from 'kysely';
import { lockVersion } from '../../../database/catalogue-version.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { FieldReader } from '../../../tables/field-reader.ts';
import { yesOrNo } from '../../../tables/yes-or-no.ts';
import { type AttributeColumn, type AttributeRow, attributeFields } from '../attribute-fields.ts';
import { attributeRows, storeAttributes } from '../attributes.repository.ts';
import { attributeChanges } from '../import-log/attribute-changes.ts';
import type { AttributeChanged } from '../import-log/change.ts';
import { type AttributeChange, type AttributeHint, mergedAttributes } from '../merged-attributes.ts';
import { saysTheSame } from '../product-rows.ts';
import { fieldReasons } from '../texts/products.de.ts';
import type { AttributeDraft } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** The result for a row. */
export type AttributeOutcome =
  | { readonly outcome: 'created' | 'changed' | 'unchanged' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** The most definitions. Each page and each product reads all of them, so with more the file is probably broken. */
const mostDefinitions = 5000;

/** The attributes of a file, until they are stored. */
export class ImportedAttributes {
  readonly #stored: ReadonlyMap<string, AttributeRow>;
  readonly #changes = new Map<string, AttributeChange>();
  #isPending = false;
  /** The definitions that a dry run would have stored so far. */
  #planned: readonly AttributeRow[] | undefined;

  constructor(stored: readonly AttributeRow[]) {
    this.#stored = new Map(stored.map((row) => [row.name, row]));
  }

  /** Takes a row of the file. */
  take({ fields, unnamed, isToGo }: AttributeDraft): AttributeOutcome {
    const read = new FieldReader();
    const row = attributeFields.toColumns(attributeFields.check(read, fields, unnamed));
    const toGo = yesOrNo(isToGo);
    if (toGo === null) read.refuse(fieldReasons.noYesOrNo('Löschen'));
    const name = row.name.normalize('NFC');
    if (this.#changes.get(name)?.isHint === false) read.refuse(reasons.attributeTwice(name));
    if (this.#changes.size >= mostDefinitions) read.refuse(reasons.tooManyAttributes(mostDefinitions));
    if (read.reasons.length > 0)
      return { outcome: 'refused', reason: read.reasons.map(({ reason }) => reason).join(' ') };
    const named = Object.entries({ ...row, name }).filter(([column]) => !unnamed.includes(column as AttributeColumn));
    const said: Partial<AttributeRow> = Object.fromEntries(named);
    this.#put({ name, said, isHint: false, isToGo: toGo ?? false });
    return { outcome: this.#outcomeOf(name, said, toGo ?? false) };
  }

  /** Takes hints of a file about the attributes of its products. */
  hear(hints: readonly AttributeHint[] = []): void {
    for (const { name: written, ...said } of hints) {
      const name = written.normalize('NFC');
      const before = this.#changes.get(name);
      if (this.#stored.has(name) || before?.isHint === false || this.#changes.size >= mostDefinitions) continue;
      // Earlier products of the file take precedence. Later ones only fill gaps.
      const merged = { ...said, ...before?.said };
      const isMore = Object.keys(merged).length > Object.keys(before?.said ?? {}).length;
      if (before === undefined || isMore) this.#put({ name, said: merged, isHint: true });
    }
  }

  /**
   * Stores what is new since the last call, merged with the currently stored definitions, because another import may
   * have changed them. Returns the changes.
   */
  async store(transaction: Transaction<Schema>): Promise<AttributeChanged[]> {
    if (!this.#isPending) return [];
    await lockVersion(transaction);
    const stored = await attributeRows(transaction);
    const merged = mergedAttributes(stored, [...this.#changes.values()]);
    const changes = attributeChanges(stored, merged);
    if (changes.length > 0) await storeAttributes(transaction, merged);
    return changes;
  }

  /** The changes of storing, beyond those of the last call. */
  async compare(queryable: Queryable): Promise<AttributeChanged[]> {
    if (!this.#isPending) return [];
    const before = this.#planned ?? (await attributeRows(queryable));
    this.#planned = mergedAttributes(before, [...this.#changes.values()]);
    return attributeChanges(before, this.#planned);
  }

  /** Forgets what was stored. */
  settle(): void {
    this.#isPending = false;
  }

  #put(change: AttributeChange): void {
    this.#changes.set(change.name, change);
    this.#isPending = true;
  }

  #outcomeOf(name: string, said: Partial<AttributeRow>, isToGo: boolean): 'created' | 'changed' | 'unchanged' {
    const before = this.#stored.get(name);
    if (isToGo) return before ? 'changed' : 'unchanged';
    if (!before) return 'created';
    return saysTheSame(said, before) ? 'unchanged' : 'changed';
  }
}
