import type { XmlElement } from '../../../../tables/xml/read-elements.ts';

interface Group {
  readonly name: string;
  readonly parent: string | undefined;
  readonly isRoot: boolean;
}

/** A deeper tree probably contains a group that is its own descendant. */
const deepest = 50;

/** The groups of a catalogue, in any order, and their products. */
export class Groups {
  readonly #groups = new Map<string, Group>();
  /**
   * Ids of groups by article number, joined by line breaks. One string each, because a catalogue has hundreds of
   * thousands.
   */
  readonly #ofProducts = new Map<string, string>();
  readonly #left = new Set<string>();

  /** Whether the file defines no groups. */
  get areNone(): boolean {
    return this.#groups.size === 0;
  }

  /** The number of products that are assigned to groups, without those passed to {@link forget}. */
  get products(): number {
    return this.#ofProducts.size;
  }

  /** Removes a product that was read. */
  forget(article: string): void {
    this.#ofProducts.delete(article);
  }

  /** Reads CATALOG_STRUCTURE. */
  add(structure: XmlElement): void {
    const id = structure.text('GROUP_ID');
    if (id === undefined) return;
    const names = structure.all('GROUP_NAME');
    const name = (names.find(({ attributes }) => /^(?:deu|ger|de)$/i.test(attributes.lang ?? '')) ?? names[0])?.value;
    const isRoot = structure.attributes.type === 'root';
    this.#groups.set(id, { name: name ?? id, parent: structure.text('PARENT_ID'), isRoot });
  }

  /** Reads ARTICLE_TO_CATALOGGROUP_MAP or PRODUCT_TO_CATALOGGROUP_MAP. */
  assign(map: XmlElement): void {
    const article = map.text('ART_ID', 'PROD_ID');
    const group = map.text('CATALOG_GROUP_ID');
    if (article === undefined || group === undefined) return;
    if (map.attributes.mode === 'delete') {
      this.#left.add(article);
      return;
    }
    const before = this.#ofProducts.get(article);
    this.#ofProducts.set(article, before === undefined ? group : `${before}\n${group}`);
  }

  /** The names of each group of a product, from the top down. Unknown groups are left out. */
  pathsOf(article: string): string[][] {
    const ids = this.#ofProducts.get(article)?.split('\n') ?? [];
    return ids.map((id) => this.path(id)).filter((path) => path.length > 0);
  }

  /** Whether the file removes a product from a group. */
  hasLeft(article: string): boolean {
    return this.#left.has(article);
  }

  /** Whether the file assigns a product to an unknown group. */
  hasUnknown(article: string): boolean {
    return (
      this.#ofProducts
        .get(article)
        ?.split('\n')
        .some((id) => !this.#groups.has(id)) ?? false
    );
  }

  /**
   * The names of a group from the top down. Empty for the root. A group without a known parent is at the top, and so is
   * one that is its own descendant.
   */
  path(id: string): string[] {
    const names: string[] = [];
    const seen = new Set<string>();
    let group = this.#groups.get(id);
    let at = id;
    while (group && !group.isRoot && !seen.has(at) && names.length < deepest) {
      names.unshift(group.name);
      seen.add(at);
      at = group.parent ?? '';
      group = this.#groups.get(at);
    }
    return names;
  }
}
