import { expect, type Page } from './shop-test.ts';

declare global {
  interface Window {
    moved: string[];
  }
}

/**
 * At 400 % zoom the page only scrolls down (WCAG 1.4.10), and every control can be scrolled into view without being
 * covered, as the browser does on focus (WCAG 2.4.11). In an open dialog only its controls count.
 */
export async function expectReadableWhenZoomed(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  expect(await page.evaluate(hiddenParts), page.url()).toEqual([]);
}

/** Runs in the page. Returns elements that stick out sideways, and controls that cannot be scrolled into view. */
function hiddenParts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, the window ${clientWidth}`] : [];
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal, [popover]:popover-open')];
  const place = dialogs.at(-1) ?? document.body;
  const operable = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary';
  for (const element of place.querySelectorAll<HTMLElement>(operable)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const sandbox = element.closest('label') ?? element;
    // A slider is operated by its thumb, which is at one of the ends until it is moved.
    const places = element.matches('[type=range]') ? [0.04, 0.96] : [0.1, 0.5, 0.9];
    // A link on several lines does not fill its bounding box.
    const isOpen = [...sandbox.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((down) =>
        places.some((across) => {
          const spot = document.elementFromPoint(left + width * across, top + height * down);
          return spot !== null && sandbox.contains(spot);
        }),
      ),
    );
    const { width, height } = sandbox.getBoundingClientRect();
    const isUnseen = width <= 1 || height <= 1 || element.classList.contains('skip-link');
    if (!isOpen && !isUnseen) faults.push(`out of sight: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;
}

/** Records all animations and transitions that take noticeable time, from the first page on. */
export async function noteMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    const note = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1 || iterations === Number.POSITIVE_INFINITY)
          window.moved.push(`${type} ${target.tagName} ${target.className}: ${duration} ms`);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
  });
}

/** With reduced motion, nothing may be animated (WCAG 2.3.3). */
export async function expectNoMotion(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.moved)).toEqual([]);
}
