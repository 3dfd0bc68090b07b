import type { PlaywrightTestOptions } from '@playwright/test';
import { type Engine, test } from './shop-test.ts';

/**
 * Where a journey runs: what holds the shop, and on which database the shop is. All in one project, so that one browser
 * serves them all.
 */
type Place = Partial<PlaywrightTestOptions & { engine: Engine }>;

/** Where a journey runs that says nothing. */
export const desktop = { viewport: { width: 1280, height: 800 } } satisfies Place;
/**
 * For what another size of the screen changes. One pixel a point: density changes no layout, and two would cost four
 * times the drawing.
 */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
} satisfies Place;
/** For what leads down to the tables: a desktop too. */
export const onPostgres = { engine: 'postgres' } satisfies Place;

/** Declares journeys once for each place, by whose name they are told apart. */
export function inEach(places: Readonly<Record<string, Place>>, declare: () => void): void {
  for (const [name, place] of Object.entries(places)) {
    test.describe(name, () => {
      test.use(place);
      declare();
    });
  }
}
