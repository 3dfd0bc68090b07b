import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './shop-test.ts';

/**
 * Checks everything in WCAG 2.2 AA and good practice that a machine can check, in the current state of the page (LAW
 * A2, A6): all rules in the light scheme, including targets of 24 px, and the contrasts in the dark scheme, since
 * nothing else can differ there. Colours do not depend on the width, so on phones the dark scheme is checked only on
 * request. The shop has no frames of other origins, so the check needs no page of its own.
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

/**
 * Waits until colours and dialogs have reached their final state. Contrasts during an animation do not matter. None
 * takes seconds; one whose element is replaced meanwhile, as by live changes, may never say that it has ended.
 */
async function arrive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const longest = new Promise((wake) => setTimeout(wake, 3000));
    await Promise.race([longest, Promise.allSettled(passing.map(({ finished }) => finished))]);
  });
}

/** Loads Axe into a document only once, because parsing it takes as long as a check. */
async function findings(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  await arrive(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], ...options })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
