import type { PlaywrightTestOptions } from '@playwright/test';
import { type Engine, test } from './shop-test.ts';

/**
 * The environment of a journey: the device and the shop's database. All are in one project, so that one browser serves
 * them.
 */
type Place = Partial<PlaywrightTestOptions & { engine: Engine }>;

/** The default environment. */
export const desktop = { viewport: { width: 1280, height: 800 } } satisfies Place;
/**
 * For behaviour that depends on the screen size. One pixel per point: density changes no layout, and two would
 * quadruple the drawing.
 */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
} satisfies Place;
/** A desktop, for journeys that depend on the database. */
export const onPostgres = { engine: 'postgres' } satisfies Place;

/** Declares journeys once for each environment. Its name is part of their titles. */
export function inEach(places: Readonly<Record<string, Place>>, declare: () => void): void {
  for (const [name, place] of Object.entries(places)) {
    test.describe(name, () => {
      test.use(place);
      declare();
    });
  }
}
