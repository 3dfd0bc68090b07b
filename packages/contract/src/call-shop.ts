import type { Answer, Body } from './inferred.ts';
import type { CallName } from './routes.ts';
import type { Refusal } from './wire/refusal.ts';

/**
 * Makes a call of the shop: over HTTP in a browser, straight into the services on the server. Resolves with the answer
 * of a 200 and rejects with a {@link CallFailure} for anything else.
 */
export type CallShop = <Name extends CallName>(name: Name, body: Body<Name>) => Promise<Answer<Name>>;

/** Why a call was not answered with 200. `status` 0: the network did not answer at all. */
export class CallFailure extends Error {
  readonly status: number;
  readonly refusal: Refusal & Readonly<Record<string, unknown>>;

  constructor(status: number, refusal: Refusal & Readonly<Record<string, unknown>>) {
    super(`${status} ${refusal.code}`);
    this.name = 'CallFailure';
    this.status = status;
    this.refusal = refusal;
  }
}

/** What the server hands to the storefront to render one page. */
export interface PageRequest {
  /** Path and query as requested, such as `/shop/werkzeug?sort=price-asc`. */
  readonly url: string;
  /** Scheme and host that visitors see, without a slash at the end: for canonical addresses. */
  readonly publicUrl: string;
  readonly call: CallShop;
  /**
   * Where a category path leads that named one before names or places changed; null when it never did. Absent: nobody
   * remembers.
   */
  readonly movedTo?: (path: string) => Promise<string | null>;
  /** Told of a call that failed by surprise: the page shows a failure, and must not say what it was. */
  readonly report?: (failure: unknown) => void;
  /**
   * Marks what a payment provider's script adds to the page (its policy allows it by this); only where one may be
   * loaded at all.
   */
  readonly nonce?: string | undefined;
  /** What the page's head names: addresses of built scripts, and stylesheets in their order. */
  readonly assets: {
    readonly scripts: readonly string[];
    readonly styles: readonly Stylesheet[];
    readonly preloads: readonly string[];
  };
}

/**
 * A stylesheet of a page. With its text it stands in the page itself, and nothing has to be fetched before the first
 * paint.
 */
export interface Stylesheet {
  readonly href: string;
  readonly text: string | null;
}

/** A page as the storefront rendered it. A 301 names the path alone: whatever query was asked with goes along. */
export type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 410 | 500;
      readonly html: string;
      /**
       * Sources of the inline scripts and styles that the renderer itself put into the page: these may run and apply,
       * whatever else stands in it.
       */
      readonly own: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** What the built server entry of the storefront exports. */
export interface StorefrontEntry {
  render(request: PageRequest): Promise<RenderedPage>;
}
