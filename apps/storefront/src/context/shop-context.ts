import type { CallShop } from '@kontor/contract';
import { useRouter } from '@tanstack/react-router';
import { type Configuration, createConfiguration } from './configuration.ts';
import type { HeadOfPage } from './head-of-page.ts';
import { createLastAttributes, createLastCounts, type FetchAttributes, type FetchCounts } from './last-answer.ts';

/** The dependencies of loaders and screens: calls, configuration, and the public address of the shop. */
export interface Shop {
  readonly call: CallShop;
  readonly configuration: Configuration;
  /** The attributes to filter by. The last answer is kept. */
  readonly attributes: FetchAttributes;
  /** The number of products with each attribute value, without any filter. The last answer is kept. */
  readonly countsWithoutFilter: FetchCounts;
  /** Scheme and host without a trailing slash, for canonical addresses. */
  readonly publicUrl: string;
  /** Receives the metadata of the rendered page. Only set on the server. */
  readonly noteHead?: ((head: HeadOfPage) => void) | undefined;
  /**
   * The current path of a category by an old path; null if there never was one. Only set on the server: a browser loads
   * the page from the server instead.
   */
  readonly movedTo?: ((path: string) => Promise<string | null>) | undefined;
}

/** Creates the shop of one page request or one visit. `ofServer`: the parts that exist only on the server. */
export function createShop(call: CallShop, publicUrl: string, ofServer: Pick<Shop, 'movedTo' | 'noteHead'> = {}): Shop {
  return {
    call,
    configuration: createConfiguration(call),
    attributes: createLastAttributes(call),
    countsWithoutFilter: createLastCounts(call),
    publicUrl,
    ...ofServer,
  };
}

/** The shop that the current screen belongs to. */
export function useShop(): Shop {
  return useRouter().options.context.shop;
}
