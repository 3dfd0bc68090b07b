import { categoryNameRefusal, cleanLine, foldCase, hasControlCharacters, rootSegment } from '@kontor/domain';
import { categoryFields, noDetails } from '../category-fields.ts';
import { inOperatorsOrder } from '../category-tree.ts';
import { saysTheSame } from '../product-rows.ts';
import type { CategoryToStore } from '../product-to-store.ts';
import { type SaidOfCategory, saidOfCategory } from './category-details.ts';
import type { CategoryReference } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

type Category = CategoryToStore;

/** The root for a CSV file if the catalogue has none yet. Its name is the first segment of every link (CONTRACT §2). */
const defaultRoot: Category = { id: 'shop', parentId: null, name: 'Shop', position: 0, customPage: null };

/** The category tree during an import: the stored tree, and the file's changes until they are taken for storing. */
export class ImportedCategories {
  readonly #byId: Map<string, Category>;
  /** A cache of found paths, because a file names the same few thousands of times. */
  readonly #byNames = new Map<string, string>();
  #pending = new Map<string, Category>();
  created = 0;
  changed = 0;

  constructor(stored: readonly CategoryToStore[]) {
    this.#byId = new Map(stored.map((category) => [category.id, category]));
  }

  /** The categories added or changed since the last call, parents first. */
  takePending(): CategoryToStore[] {
    const pending = [...this.#pending.values()];
    this.#pending = new Map();
    return pending;
  }

  /** Why a product cannot be in the category that it names, or null. Changes nothing. */
  refusalOf(reference: CategoryReference): string | null {
    if (reference.kind === 'kept') return null;
    if (reference.kind === 'id') return this.#refusalOfId(idIn(reference));
    if (this.#byNames.has(pathKey(reference.names))) return null;
    let parent: Category | undefined = this.#root() ?? defaultRoot;
    for (const name of belowRoot(reference.names, parent)) {
      parent = parent && this.#childNamed(parent, name);
      const refusal = parent ? null : categoryNameRefusal(name, []);
      if (refusal) return reasons.categoryName[refusal];
    }
    return null;
  }

  #refusalOfId(id: string): string | null {
    if (this.#byId.has(id)) return null;
    return id === '' ? reasons.noCategoryName : reasons.unknownCategory(id);
  }

  /**
   * The id of the category that a product names. Empty if it names none. For a path of names, missing categories below
   * the root are created.
   * @throws RangeError for a reference that {@link refusalOf} refuses.
   */
  find(reference: CategoryReference): string {
    const before = reference.kind === 'names' ? this.#byNames.get(pathKey(reference.names)) : undefined;
    if (before) return before;
    const reason = this.refusalOf(reference);
    if (reason) throw new RangeError(reason);
    if (reference.kind === 'kept') return '';
    if (reference.kind === 'id') return idIn(reference);
    let parent = this.#root() ?? this.#put(defaultRoot);
    for (const name of belowRoot(reference.names, parent)) {
      parent = this.#childNamed(parent, name) ?? this.#put(this.#newChild(parent, name));
    }
    this.#byNames.set(pathKey(reference.names), parent.id);
    return parent.id;
  }

  /** Changes a category's fields besides its name and position. */
  describe(id: string, said: SaidOfCategory): void {
    const category = this.#byId.get(id);
    if (category === undefined) throw new RangeError(`There is no category ${id}.`);
    const wanted = { ...category, details: { ...(category.details ?? noDetails), ...said } };
    if (!isSame(wanted, category)) this.#put(wanted);
  }

  /** Whether a category is the root, which cannot be hidden. */
  isRoot(reference: CategoryReference): boolean {
    return reference.kind === 'names' && belowRoot(reference.names, this.#root() ?? defaultRoot).length === 0;
  }

  /**
   * Takes a whole tree from a file. Refuses it whole if anything in it is wrong. `pictures`: the ids of the pictures
   * that it names. A category whose picture is missing there keeps its stored one.
   */
  merge(
    tree: unknown,
    pictures: ReadonlyMap<string, string> = new Map(),
  ): { ok: true } | { ok: false; reason: string } {
    const wanted: Category[] = [];
    const reason = this.#collect(tree, null, 0, { wanted, pictures });
    if (reason) return { ok: false, reason };
    if (foldCase(wanted[0]?.name ?? '') !== rootSegment) return { ok: false, reason: reasons.rootName };
    const root = this.#root();
    if (root && root.id !== wanted[0]?.id) return { ok: false, reason: reasons.otherRoot };
    const clash = this.#clashWithStored(wanted);
    if (clash) return { ok: false, reason: clash };
    for (const category of this.#withPlaces(wanted))
      if (!isSame(category, this.#byId.get(category.id))) this.#put(category);
    return { ok: true };
  }

  #collect(node: unknown, parentId: string | null, position: number, into: Collected): string | null {
    const { wanted, pictures } = into;
    if (typeof node !== 'object' || node === null) return reasons.noTree;
    const fields = node as Record<string, unknown>;
    const { _id, name, children, customPage } = fields;
    if (typeof _id !== 'string' || _id === '' || typeof name !== 'string') return reasons.noTree;
    if (customPage !== undefined && typeof customPage !== 'string') return reasons.noTree;
    if (![_id, customPage ?? ''].every(isPlain)) return reasons.categoryField;
    if (wanted.some(({ id }) => id === _id)) return reasons.movedCategory(name);
    const siblings = wanted.filter((other) => other.parentId === parentId).map((other) => other.name);
    const refusal = categoryNameRefusal(cleanLine(name), siblings);
    if (refusal) return reasons.categoryName[refusal];
    const checked = saidOfCategory(categoryFields.fromJson(fields), categoryFields.keptByJson(fields));
    if (!checked.ok) return checked.reason;
    const said = withPicture(checked.said, pictures);
    if (parentId === null && said.hidden === 1) return reasons.hiddenRoot;
    const details = { ...(this.#byId.get(_id)?.details ?? noDetails), ...said };
    wanted.push({ id: _id, parentId, name: cleanLine(name), position, customPage: customPage ?? null, details });
    return this.#collectChildren(children, _id, into);
  }

  #collectChildren(children: unknown, parentId: string, into: Collected): string | null {
    for (const [place, child] of (Array.isArray(children) ? children : []).entries()) {
      const reason = this.#collect(child, parentId, place, into);
      if (reason) return reason;
    }
    return null;
  }

  /**
   * The categories of a file with their positions among all siblings. If the file has the shop's order, known
   * categories keep their positions and new ones come last. Otherwise the file's order counts.
   */
  #withPlaces(wanted: readonly Category[]): Category[] {
    const places = new Map<string, number>();
    for (const [parentId, siblings] of Map.groupBy(wanted, (category) => category.parentId)) {
      if (parentId === null) continue;
      const stored = siblings.map(({ id }) => this.#byId.get(id)).filter((one) => one?.parentId === parentId);
      const known = stored.filter((one) => one !== undefined);
      const isKept =
        known.every(({ id }, place) => id === siblings[place]?.id) &&
        known.every((one, place) => place === 0 || inOperatorsOrder(known[place - 1] ?? one, one) < 0);
      if (!isKept) continue;
      const behind = this.#placeBehind(parentId);
      for (const [place, { id }] of siblings.entries())
        places.set(id, known[place]?.position ?? behind + place - known.length);
    }
    return wanted.map((category) => ({ ...category, position: places.get(category.id) ?? category.position }));
  }

  /** The position behind all children of a category. */
  #placeBehind(parentId: string): number {
    return this.#childrenOf(parentId).reduce((behind, { position }) => Math.max(behind, position + 1), 0);
  }

  /** Stored categories that the file does not name are kept. A new sibling must not have the name of one of them. */
  #clashWithStored(wanted: readonly Category[]): string | null {
    const inFile = new Set(wanted.map(({ id }) => id));
    for (const { name, parentId } of wanted) {
      const others = parentId === null ? [] : this.#childrenOf(parentId).filter(({ id }) => !inFile.has(id));
      const refusal = categoryNameRefusal(
        name,
        others.map((other) => other.name),
      );
      if (refusal) return reasons.categoryName[refusal];
    }
    return null;
  }

  #root(): Category | undefined {
    return this.#byId.values().find(({ parentId }) => parentId === null);
  }

  #childrenOf(parentId: string): Category[] {
    return [...this.#byId.values()].filter((category) => category.parentId === parentId);
  }

  #childNamed(parent: Category, name: string): Category | undefined {
    return this.#childrenOf(parent.id).find((child) => foldCase(child.name) === foldCase(name));
  }

  #newChild(parent: Category, name: string): Category {
    const path = `${parent.parentId === null ? '' : `${parent.id}-`}${foldCase(name).replace(/[^\p{L}\p{N}]+/gu, '-')}`;
    // For a path that is too long, its end says most. It may begin with half of a surrogate pair.
    const base = path.slice(-maxDerivedId).replace(/^[\udc00-\udfff]/, '');
    let id = base;
    for (let number = 2; this.#byId.has(id); number++) id = `${base}-${number}`;
    return { id, parentId: parent.id, name, position: this.#placeBehind(parent.id), customPage: null };
  }

  #put(category: Category): Category {
    if (this.#byId.has(category.id)) this.changed++;
    else this.created++;
    this.#byId.set(category.id, category);
    this.#pending.set(category.id, category);
    return category;
  }
}

/** The categories of a tree that is being read, and the ids of its pictures. */
interface Collected {
  readonly wanted: Category[];
  readonly pictures: ReadonlyMap<string, string>;
}

/** The fields with the picture's id. Without a usable picture the field is left out. */
function withPicture({ picture, ...said }: SaidOfCategory, pictures: ReadonlyMap<string, string>): SaidOfCategory {
  if (picture === undefined || picture === null) return picture === null ? { ...said, picture } : said;
  const id = pictures.get(picture);
  return id === undefined ? said : { ...said, picture: id };
}

/** The longest id or address of a category. */
const maxFieldLength = 200;
/** The longest id derived from names, with room for a number behind it. */
const maxDerivedId = maxFieldLength - 10;

function isPlain(text: string): boolean {
  return text.length <= maxFieldLength && !hasControlCharacters(text);
}

function idIn({ id }: { readonly id: unknown }): string {
  return typeof id === 'string' ? id : '';
}

function pathKey(names: readonly string[]): string {
  return foldCase(names.map(cleanLine).join('\n'));
}

function belowRoot(names: readonly string[], root: Category): string[] {
  const cleaned = names.map(cleanLine);
  return foldCase(cleaned[0] ?? '') === foldCase(root.name) ? cleaned.slice(1) : cleaned;
}

function isSame(one: Category, other: Category | undefined): boolean {
  return (
    other !== undefined &&
    one.parentId === other.parentId &&
    one.name === other.name &&
    one.position === other.position &&
    one.customPage === other.customPage &&
    saysTheSame(one.details ?? noDetails, other.details ?? noDetails)
  );
}
