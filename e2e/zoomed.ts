import { expect, type Page } from './shop-test.ts';

declare global {
  interface Window {
    moved: string[];
  }
}

/**
 * At 400 % zoom the page is read by scrolling down only (WCAG 1.4.10), and everything that can be operated can be
 * brought into sight, not hidden below anything, as the browser does it when it gets the focus (WCAG 2.4.11). Inside an
 * open dialog only that counts.
 */
export async function expectReadableWhenZoomed(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  expect(await page.evaluate(hiddenParts), page.url()).toEqual([]);
}

/** Runs in the page: what sticks out to the side, and what cannot be brought into sight. */
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
    // Of a slider its thumb is what one takes: it stands at an end until it is moved.
    const places = element.matches('[type=range]') ? [0.04, 0.96] : [0.1, 0.5, 0.9];
    // A link that runs over several lines does not fill the box around it.
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

/** Notes every animation and transition that takes longer than an instant, from the first page on. */
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

/** Who asked for less motion sees none (WCAG 2.3.3). */
export async function expectNoMotion(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.moved)).toEqual([]);
}
