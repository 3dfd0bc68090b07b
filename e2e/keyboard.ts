import { expect, type Locator, type Page } from './shop-test.ts';

/** What a keyboard user meets on the way through a page. */
interface FocusStop {
  /** The element's tag and words, for messages of a failed test. */
  readonly name: string;
  /** Something marks the focus: an outline of the element or of what stands for it, such as the label of a checkbox. */
  readonly isVisible: boolean;
  /** At least a part of it lies open in the window (WCAG 2.4.11). */
  readonly isInSight: boolean;
}

/**
 * Presses Tab until an element has the focus, as someone without a mouse does. On the way every stop must show the
 * focus and lie in sight. Fails when the element is not reached: it cannot be, or something traps the focus before.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 150) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusStop);
    if (stop === null) continue;
    passed.push(stop.name);
    expect(stop).toEqual({ name: stop.name, isVisible: true, isInSight: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by Tab. Passed: ${passed.join(', ')}`);
}

/**
 * Presses Tab through the whole page once: from its first stop to the browser's own controls, which nothing may
 * prevent.
 */
export async function expectNoTrap(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (let stops = 0; stops < 300; stops++) {
    await page.keyboard.press('Tab');
    if (stops > 0 && (await page.evaluate(focusStop)) === null) return;
  }
  throw new Error('The end of the page was not reached by Tab.');
}

/** Runs in the page. Null while the focus is in the browser's own controls. */
function focusStop(): FocusStop | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  const sandbox = [element, element.closest('label'), element.closest('[role=search], search form')].filter(
    (one) => one !== null,
  );
  // A link that is spread over a whole card draws its outline there.
  const isMarked = (one: Element) =>
    [getComputedStyle(one), getComputedStyle(one, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    );
  // A slider draws its frame around its thumb, of which no computed style tells: a rule for it must hold.
  const thumb = '::-webkit-slider-thumb';
  const rulesIn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): CSSRule[] =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesIn(rule) : rule));
  const isThumbMarked = () =>
    [...document.styleSheets]
      .flatMap(rulesIn)
      .filter((rule) => rule instanceof CSSStyleRule)
      .some(
        ({ selectorText, style }) =>
          selectorText.endsWith(`:focus-visible${thumb}`) &&
          Number.parseFloat(style.outline) > 0 &&
          element.matches(selectorText.slice(0, -thumb.length)),
      );
  const isOpen = (one: Element) => {
    // The words of a link that runs over several lines do not fill the box around them.
    return [...one.getClientRects()].some(({ left, top, width, height }) =>
      [0.05, 0.5, 0.95].some((down) =>
        [0.05, 0.5, 0.95].some((across) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && one.contains(hit);
        }),
      ),
    );
  };
  return {
    name: `${element.tagName.toLowerCase()} "${words}"`,
    isVisible: [...sandbox, element.parentElement].some((one) => one !== null && isMarked(one)) || isThumbMarked(),
    isInSight: sandbox.some(isOpen),
  };
}
