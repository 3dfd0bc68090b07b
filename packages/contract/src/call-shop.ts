import type { Answer, Body } from './inferred.ts';
import type { CallName } from './routes.ts';
import type { Refusal } from './wire/refusal.ts';

/**
 * Makes a call of the shop: over HTTP in a browser, directly to the services on the server. Resolves with the answer of
 * a 200; any other answer rejects with a {@link CallFailure}.
 */
export type CallShop = <Name extends CallName>(name: Name, body: Body<Name>) => Promise<Answer<Name>>;

/** Why a call was not answered with 200. `status` 0: there was no answer from the network. */
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

/** The server's request to the storefront to render a page. */
export interface PageRequest {
  /** The requested path and query, such as `/shop/werkzeug?sort=price-asc`. */
  readonly url: string;
  /** Scheme and host that visitors use, without a trailing slash, for canonical addresses. */
  readonly publicUrl: string;
  readonly call: CallShop;
  /**
   * The current path of a category by an old one, from before names or places changed; null if there never was one.
   * Missing if old paths are not known.
   */
  readonly movedTo?: (path: string) => Promise<string | null>;
  /** Called when a call failed unexpectedly. The page shows a failure without details. */
  readonly report?: (failure: unknown) => void;
  /**
   * The nonce for everything that a payment provider's script adds to the page. Only set where the page's policy allows
   * such a script.
   */
  readonly nonce?: string | undefined;
  /** The files for the page's head: addresses of built scripts, and stylesheets in order. */
  readonly assets: {
    readonly scripts: readonly string[];
    readonly styles: readonly Stylesheet[];
    readonly preloads: readonly string[];
  };
}

/** A stylesheet of a page. If it has a text, it is inlined, so that nothing must be loaded before the first paint. */
export interface Stylesheet {
  readonly href: string;
  readonly text: string | null;
}

/** The result of rendering a page. A 301 has only the new path: the query of the request is added to it. */
export type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 410 | 500;
      readonly html: string;
      /**
       * The sources of the inline scripts and styles that the renderer itself put into the page. Only these may run and
       * apply.
       */
      readonly own: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** The exports of the storefront's built server entry. */
export interface StorefrontEntry {
  render(request: PageRequest): Promise<RenderedPage>;
}
