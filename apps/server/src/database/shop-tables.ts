/** Pictures, settings, templates, jobs and counted searches. */
export interface ShopTables {
  files: FileTable;
  configuration: ConfigurationTable;
  templates: TemplateTable;
  jobs: JobTable;
  search_counts: SearchCountTable;
}

/** The original of a picture or document. The id is the hash of its bytes, so its content never changes. */
export interface FileTable {
  id: string;
  mime_type: string;
  size: number;
  /** In pixels; null for documents. */
  width: number | null;
  height: number | null;
  content: Uint8Array;
  created_at: number;
}

/** The operator's settings by key, as JSON (modules/configuration names the keys). */
export interface ConfigurationTable {
  key: string;
  value: string;
  version: number;
}

/** Text blocks, page templates and the operator's stylesheet. Names are unique within a `kind`. */
export interface TemplateTable {
  kind: 'text' | 'page' | 'style';
  name: string;
  content: string;
  version: number;
}

/**
 * Work to do after a commit (mail, PDF): leased by an instance, retried with backoff, and finally shown to the
 * operator.
 */
export interface JobTable {
  id: string;
  kind: string;
  /** A key is queued only once, however often it is requested. */
  unique_key: string;
  /** JSON. */
  payload: string;
  state: 'waiting' | 'done' | 'failed';
  run_at: number;
  attempts: number;
  leased_until: number | null;
  lease: string | null;
  last_error: string | null;
  created_at: number;
}

/** How often a term was searched for on a day in Vienna (modules/search-counts). Nothing identifies the searchers. */
export interface SearchCountTable {
  /** Such as `2026-11-22`. */
  day: string;
  /** In lower case; `#` stands for all article numbers. */
  term: string;
  searches: number;
  /** The number of products in the whole shop that the day's last search found, and of those with all words. */
  hits: number;
  exact_hits: number;
  /** How often a product was opened first from its list, by its position: the first, the next two, the next seven. */
  clicks_first: number;
  clicks_top_three: number;
  clicks_top_ten: number;
  clicks_later: number;
  /** 1: searched for so often in its month that it is kept longer than 30 days. */
  kept: 0 | 1;
}
