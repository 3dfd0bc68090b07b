/** The metadata of a page. */
export interface HeadOfPage {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path and query that search engines should index. */
  readonly canonical?: string | undefined;
  /** Keeps the page out of search engines (noindex). */
  readonly hidden?: boolean | undefined;
  /** The page existed once and has no successor, so that search engines drop the address. */
  readonly gone?: boolean | undefined;
}
