import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfiguration } from '../apps/server/src/modules/configuration/texts/defaults.de.ts';
import type { ShopConfiguration } from '../apps/server/src/modules/configuration/types.ts';

/** A file of the demo shop, by its path in this folder. */
export function readDemoFile(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

/** The demo shop's configuration as it is written; its tests check that it is one. */
export const demoConfiguration: ShopConfiguration = JSON.parse(readDemoFile('configuration.json'));

/** What the wine shop decides; all else it has as a new shop has it. */
export const wineConfiguration: ShopConfiguration = {
  ...defaultConfiguration,
  ...JSON.parse(readDemoFile('wein/configuration.json')),
};

/** What a reader sees of an HTML text, in single spaces. */
export function visibleText(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');
  return text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();
}
