/** Pictures, settings, templates, jobs and counted searches. */
export interface ShopTables {
  files: FileTable;
  configuration: ConfigurationTable;
  templates: TemplateTable;
  jobs: JobTable;
  search_counts: SearchCountTable;
}

/** Original of a picture or document. The id is the hash of its bytes: a file never changes under its id. */
export interface FileTable {
  id: string;
  mime_type: string;
  size: number;
  /** Pixels, null for documents. */
  width: number | null;
  height: number | null;
  content: Uint8Array;
  created_at: number;
}

/** What the operator decides, by key, as JSON (modules/configuration names the keys). */
export interface ConfigurationTable {
  key: string;
  value: string;
  version: number;
}

/** Text blocks, page templates and the operator's stylesheet. `kind` keeps their names apart. */
export interface TemplateTable {
  kind: 'text' | 'page' | 'style';
  name: string;
  content: string;
  version: number;
}

/**
 * Work that must happen after a commit (mail, PDF): leased by an instance, retried with backoff, at last shown to the
 * operator.
 */
export interface JobTable {
  id: string;
  kind: string;
  /** The same key is queued once, however often it is asked for. */
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

/** How often a term was searched for on a day in Vienna (modules/search-counts). No row says who searched. */
export interface SearchCountTable {
  /** Such as `2026-11-22`. */
  day: string;
  /** In lower case; `#` stands for all article numbers. */
  term: string;
  searches: number;
  /** Products in the whole shop that the last search of the day could find, and those of them with all words. */
  hits: number;
  exact_hits: number;
  /** First products opened from its list, by the place where they stood: the first, the next two, the next seven. */
  clicks_first: number;
  clicks_top_three: number;
  clicks_top_ten: number;
  clicks_later: number;
  /** 1: searched for so often in its month that it is kept beyond 30 days. */
  kept: 0 | 1;
}
