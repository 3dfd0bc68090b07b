import type { CallShop } from '@kontor/contract';
import { useRouter } from '@tanstack/react-router';
import { type Configuration, createConfiguration } from './configuration.ts';
import type { HeadOfPage } from './head-of-page.ts';
import { createLastAttributes, createLastCounts, type FetchAttributes, type FetchCounts } from './last-answer.ts';

/** What loaders and screens need of the outside: calls, configuration, and the address visitors see the shop under. */
export interface Shop {
  readonly call: CallShop;
  readonly configuration: Configuration;
  /** The attributes to filter by; the last answer is kept. */
  readonly attributes: FetchAttributes;
  /** How many products have each attribute value when nothing is filtered; the last answer is kept. */
  readonly countsWithoutFilter: FetchCounts;
  /** Scheme and host without a slash at the end: for canonical addresses. */
  readonly publicUrl: string;
  /** Hears what a page says about itself; in a browser nobody listens. */
  readonly noteHead?: ((head: HeadOfPage) => void) | undefined;
  /**
   * Where the category of an old path is now, null when there never was one. Absent in a browser, which asks the server
   * for the page.
   */
  readonly movedTo?: ((path: string) => Promise<string | null>) | undefined;
}

/** The shop of one page request or of one visit; `ofServer` is what only a server has. */
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
