import { randomBytes } from 'node:crypto';
import type { CallShop, RenderedPage, Stylesheet } from '@kontor/contract';
import { SingleFlight } from '../concurrency/single-flight.ts';
import { VersionedCache } from '../concurrency/versioned-cache.ts';
import { isOutOfReach } from '../database/storage-errors.ts';
import { sourceHash } from '../http/inline-sources.ts';
import type { Viewer } from '../http/viewer.ts';
import { pageAddress } from './page-address.ts';
import { type PaymentSources, pagePolicy } from './page-policy.ts';
import { ReadyPage } from './ready-page.ts';
import type { Storefront } from './storefront-build.ts';

/** The answer to a page request. `isShared`: the page is the same for everybody, so that a CDN may cache it. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: ReadyPage; readonly isShared: boolean }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'too busy' };

/** The dependencies of rendering. */
export interface PageSources {
  readonly storefront: Pick<Storefront, 'entry' | 'assets'>;
  /** The calls of a page for a viewer. */
  readonly callFor: (viewer: Viewer | null) => CallShop;
  /** The current path of a category by a former one; null if there never was one. */
  readonly movedTo: (path: string) => Promise<string | null>;
  /** Scheme and host that visitors use, without a trailing slash. */
  readonly publicUrl: string;
  /** The version of the catalogue from which calls are answered. */
  readonly version: () => number;
  /**
   * The hashes of all scripts in the operator's templates, because a page can show any template later without a reload.
   */
  readonly templateScripts: () => Promise<readonly string[]>;
  /**
   * The operator's stylesheet. It comes last and outside our cascade layers, so that it wins without !important (SPEC
   * §2).
   */
  readonly operatorStyles: () => Promise<Stylesheet>;
  /** The address of the script with PayPal's buttons; null if the shop has no PayPal. */
  readonly paypalScript: () => Promise<string | null>;
  /** Called with the error behind an error page. */
  readonly report: (failure: unknown) => void;
}

/** A page to render: its version, its viewer, and the sources of its payment provider. */
interface PageWork {
  readonly url: string;
  readonly version: number;
  readonly isKept: boolean;
  readonly partner: Viewer | null;
  readonly payment: PaymentSources | null;
}

/** The maximum bytes of cached pages. */
const cacheBytes = 96 * 1024 * 1024;
/** The number of pages rendered at a time. Rendering is bound by the processor, so more would only be slower. */
const renderedAtOnce = 8;
/**
 * The maximum number of different pages that wait or are rendered. Requests for others are asked to try again later.
 */
const longestQueue = 200;

/** Renders pages, each once per address and version of the catalogue (DESIGN §6, docs/decisions/006). */
export class Pages {
  readonly #sources: PageSources;
  readonly #cache = new VersionedCache<ReadyPage>(cacheBytes);
  readonly #rendering = new SingleFlight<PageAnswer>(renderedAtOnce);

  constructor(sources: PageSources) {
    this.#sources = sources;
  }

  /** The page of a requested address, path and query. A partner's page is neither cached nor shared. */
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

  /**
   * The HTML of a page as everybody would get it if some calls were answered otherwise. It is kept nowhere. Its styles
   * are linked, and its scripts left out, because whoever shows it forbids both in a page.
   */
  async preview(url: string, replaced: (call: CallShop) => CallShop): Promise<string> {
    const { storefront, callFor, movedTo, publicUrl, report, operatorStyles } = this.#sources;
    const { entry, assets } = storefront;
    const styles = [...assets.styles, await operatorStyles()].map(({ href }) => ({ href, text: null }));
    const call = replaced(callFor(null));
    const page = await entry.render({ url, publicUrl, call, movedTo, assets: { ...assets, styles }, report });
    return page.kind === 'page' ? page.html.replace(/<script\b[\s\S]*?<\/script>/g, '') : '';
  }

  /** A nonce for each answer. */
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
    // The database was away: the status must ask the visitor to try again, whatever the page shows.
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
 * Hashes styles. Keeps the last hash, because all pages have the same styles until the operator's stylesheet changes.
 */
function styleHash(source: string): string {
  if (source !== lastStyle.source) lastStyle = { source, hash: sourceHash(source) };
  return lastStyle.hash;
}

/** The calls of a page while it is rendered. Notes whether the database was out of reach for one of them. */
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

/** The redirect of a moved page, with the query of the old address: search, filters and parameters for statistics. */
function withQuery(moved: PageAnswer & { kind: 'redirect' }, requested: string): PageAnswer {
  const start = requested.indexOf('?');
  return start < 0 ? moved : { ...moved, location: moved.location + requested.slice(start) };
}
