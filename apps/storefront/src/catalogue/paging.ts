/** The position of a page in a list. Pages and positions count from 1. */
export interface Paging {
  readonly page: number;
  readonly pages: number;
  /** First and last position shown; both 0 if the list is empty. */
  readonly first: number;
  readonly last: number;
  /** The page that 'previous' leads to: always the first (SPEC §4). Null on the first page. */
  readonly previous: number | null;
  /** The page that 'next' leads to. Null on the last page. */
  readonly next: number | null;
}

/** The paging of a list of `count` entries, `size` a page. A page past the end counts as the last. */
export function pagingOf(count: number, page: number, size: number): Paging {
  const pages = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    page: shown,
    pages,
    first: count === 0 ? 0 : (shown - 1) * size + 1,
    last: Math.min(shown * size, count),
    previous: shown > 1 ? 1 : null,
    next: shown < pages ? shown + 1 : null,
  };
}

/** The pages to link: the first, the last and those around the current one. Null stands for those left out. */
export function pageNumbers({ page, pages }: Pick<Paging, 'page' | 'pages'>): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((one, i) => {
    const before = shown[i - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
