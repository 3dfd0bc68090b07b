import type { ShownFrontPage } from '@kontor/contract';
import type { FrontPage } from '@kontor/domain';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import { type ShownSources, showFrontPage } from './shown-front-page.ts';

/** The page in front of the list of the whole shop (CONTRACT §3). */
export interface FrontPageService {
  /** The page at the prices of a customer group, or at everybody's (null). */
  shown(customerGroup: string | null): Promise<ShownFrontPage>;
  /** Another page as it would be shown to everybody. */
  preview(page: FrontPage): Promise<ShownFrontPage>;
}

/** The dependencies of the service. `version` is the catalogue's. */
export interface FrontPageSources extends ShownSources {
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly version: () => number;
}

/** Creates the service. Everybody's page is made once per version of the catalogue. */
export function createFrontPage(sources: FrontPageSources): FrontPageService {
  const { configuration, version } = sources;
  const now = async (customerGroup: string | null) =>
    showFrontPage(sources, (await configuration.current()).frontPage, customerGroup);
  const everybodys = new VersionedValue(version, () => now(null));
  return {
    shown: (customerGroup) => (customerGroup === null ? everybodys.get() : now(customerGroup)),
    preview: (page) => showFrontPage(sources, page, null),
  };
}
