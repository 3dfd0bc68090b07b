/** What a page says about itself. */
export interface HeadOfPage {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path and query under which search engines should know the page. */
  readonly canonical?: string | undefined;
  /** Keeps the page out of search engines. */
  readonly hidden?: boolean | undefined;
  /** What was here is not any more, and nothing else is: search engines forget the address. */
  readonly gone?: boolean | undefined;
}
