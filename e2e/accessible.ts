import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './shop-test.ts';

/**
 * Everything that WCAG 2.2 AA and good practice let a machine check in the state that the page is in (LAW A2, A6): all
 * rules in the light scheme, targets of 24 px among them, and in the dark one what another scheme can change, the
 * contrasts. The width changes no colour, so on a phone the dark scheme is looked at only where it is asked for.
 * Without frames of other origins, which this shop has none of, the check needs no page of its own.
 */
export async function expectAccessible(page: Page, { inDark = !isNarrow(page) } = {}): Promise<void> {
  // A page that is about to be replaced is dimmed.
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  expect(await findings(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  if (!inDark) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 960;
}

/** Waits until colours and dialogs have arrived: what is on its way has a contrast that nobody sees. */
async function arrive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Axe comes into a document once: reading it takes as long as a check. */
async function findings(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  await arrive(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], ...options })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
