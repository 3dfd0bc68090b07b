import { randomBytes } from 'node:crypto';
import type { CallShop, RenderedPage, Stylesheet } from '@kontor/contract';
import { SingleFlight } from '../concurrency/single-flight.ts';
import { isOutOfReach } from '../database/storage-errors.ts';
import { sourceHash } from '../http/inline-sources.ts';
import type { Viewer } from '../http/viewer.ts';
import { pageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { type PaymentSources, pagePolicy } from './page-policy.ts';
import { ReadyPage } from './ready-page.ts';
import type { Storefront } from './storefront-build.ts';

/** What a page comes to. `isShared`: it is the same for everybody, so a CDN may keep it as well. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: ReadyPage; readonly isShared: boolean }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'too busy' };

/** What pages are rendered from. */
export interface PageSources {
  readonly storefront: Pick<Storefront, 'entry' | 'assets'>;
  /** The calls of a page, made for who looks at it. */
  readonly callFor: (viewer: Viewer | null) => CallShop;
  /** Where a category path leads that named one before names or places changed. */
  readonly movedTo: (path: string) => Promise<string | null>;
  /** Scheme and host that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  /** The version of the catalogue that calls answer from. */
  readonly version: () => number;
  /** Hashes of the scripts in operators' templates: moving on inside the shop, a page can meet each of them. */
  readonly templateScripts: () => Promise<readonly string[]>;
  /** The operator's stylesheet: last, and outside our cascade layers, so that it wins without !important (SPEC §2). */
  readonly operatorStyles: () => Promise<Stylesheet>;
  /** Address of the script that shows PayPal's buttons; null where the shop has no PayPal. */
  readonly paypalScript: () => Promise<string | null>;
  /** Hears of what went wrong in a page that is answered all the same, with an error page. */
  readonly report: (failure: unknown) => void;
}

/** A page to be rendered: as of which version, for whom, and what it may load of a payment provider. */
interface PageWork {
  readonly url: string;
  readonly version: number;
  readonly isKept: boolean;
  readonly partner: Viewer | null;
  readonly payment: PaymentSources | null;
}

/** Bytes of rendered pages that are kept. */
const cacheBytes = 96 * 1024 * 1024;
/** Pages that are rendered at the same time; rendering needs the processor, more at once would only be slower. */
const renderedAtOnce = 8;
/** So many different pages may wait or be rendered; strangers who ask for ever more of them are told to come again. */
const longestQueue = 200;

/** Renders pages, each once per address and version of the catalogue (DESIGN §6, docs/decisions/006). */
export class Pages {
  readonly #sources: PageSources;
  readonly #cache = new PageCache(cacheBytes);
  readonly #rendering = new SingleFlight<PageAnswer>(renderedAtOnce);

  constructor(sources: PageSources) {
    this.#sources = sources;
  }

  /**
   * The page of an address as it was requested, path and query. What a partner sees is theirs: it is neither kept nor
   * shared.
   */
  async page(requested: string, viewer: Viewer | null): Promise<PageAnswer> {
    const { url, isKept: canBeKept, isForPaying } = pageAddress(requested);
    const partner = viewer?.customerGroup ? viewer : null;
    const isKept = canBeKept && partner === null;
    const version = this.#sources.version();
    const kept = isKept ? this.#cache.find(url, version) : undefined;
    if (kept) return { kind: 'page', page: kept, isShared: true };
    if (this.#rendering.size >= longestQueue) return { kind: 'too busy' };
    const payment = isForPaying ? await this.#payment() : null;
    const work = `${version} ${partner?.sessionId ?? ''} ${payment?.nonce ?? ''} ${url}`;
    const answer = await this.#rendering.do(work, () => this.#render({ url, version, isKept, partner, payment }));
    return answer.kind === 'redirect' && answer.status === 301 ? withQuery(answer, requested) : answer;
  }

  /** A mark of its own for each answer, which nobody else's page shares. */
  async #payment(): Promise<PaymentSources | null> {
    const script = await this.#sources.paypalScript();
    return script === null ? null : { script, nonce: randomBytes(16).toString('base64') };
  }

  async #render({ url, version, isKept, partner, payment }: PageWork): Promise<PageAnswer> {
    const { storefront, callFor, movedTo, publicUrl, report, operatorStyles } = this.#sources;
    const { entry, assets } = storefront;
    const styles = [...assets.styles, await operatorStyles()];
    const asked = new AskedForPage(callFor(partner), movedTo);
    const nonce = payment?.nonce;
    const rendered = await entry.render({
      url,
      publicUrl,
      call: asked.call,
      movedTo: asked.movedTo,
      assets: { ...assets, styles },
      report,
      nonce,
    });
    if (rendered.kind === 'redirect') return rendered;
    // Whatever the page says of it, its visitor is to come again: that is the shop's answer to a database that is away.
    if (rendered.status === 500 && asked.outOfReach !== undefined) throw asked.outOfReach;
    const page = await this.#ready(rendered, payment);
    const isShared = isKept && rendered.status === 200 && asked.outOfReach === undefined;
    if (isShared) this.#cache.keep(url, version, page);
    return { kind: 'page', page, isShared };
  }

  async #ready(rendered: RenderedPage & { kind: 'page' }, payment: PaymentSources | null): Promise<ReadyPage> {
    const { status, html, own } = rendered;
    const scripts = [...own.scripts.map(sourceHash), ...(await this.#sources.templateScripts())];
    const policy = pagePolicy(scripts, own.styles.map(styleHash), payment);
    return new ReadyPage(status, html, policy);
  }
}

let lastStyle = { source: '', hash: sourceHash('') };

/**
 * All pages have the same styles until the operator's stylesheet changes, so those of the last page are not hashed
 * anew.
 */
function styleHash(source: string): string {
  if (source !== lastStyle.source) lastStyle = { source, hash: sourceHash(source) };
  return lastStyle.hash;
}

/** What a page asks of the shop while it is rendered, and whether the database was out of reach for any of it. */
class AskedForPage {
  outOfReach: unknown;
  readonly call: CallShop;
  readonly movedTo: PageSources['movedTo'];

  constructor(call: CallShop, movedTo: PageSources['movedTo']) {
    this.call = (name, body) => this.#noted(call(name, body));
    this.movedTo = (path) => this.#noted(movedTo(path));
  }

  async #noted<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (isOutOfReach(error)) this.outOfReach = error;
      throw error;
    }
  }
}

/**
 * A page that has moved is asked for as it was before: with its search and filter, and with the words that only
 * statistics read.
 */
function withQuery(moved: PageAnswer & { kind: 'redirect' }, requested: string): PageAnswer {
  const start = requested.indexOf('?');
  return start < 0 ? moved : { ...moved, location: moved.location + requested.slice(start) };
}
