import { desktop, phone } from './places.ts';
import { expect, type Locator, type Page } from './shop-test.ts';

/** Settings of a reader with larger letters, or with more space between them. */
interface Reader {
  readonly viewport: { readonly width: number; readonly height: number };
  /** The factor on the usual letter size. The window keeps its size. */
  readonly size: number;
  /** Whether the spacing of WCAG 1.4.12 applies. */
  readonly isSpaced?: boolean;
}

/** Letters of twice the size (WCAG 1.4.4) on a phone. */
export const largeOnPhone: Reader = { viewport: phone.viewport, size: 2 };
/** The same on the narrowest phone there is. */
const largeOnNarrowestPhone: Reader = { viewport: { width: 320, height: 740 }, size: 2 };
const readers: readonly Reader[] = [
  largeOnPhone,
  { viewport: desktop.viewport, size: 2 },
  { viewport: { width: 320, height: 740 }, size: 1, isSpaced: true },
];

/**
 * Shows the page with a reader's settings, and restores it afterwards. From its top: further down a bar that stays in
 * sight lies upon what scrolls below it.
 */
export async function readBy(page: Page, reader: Reader, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? desktop.viewport;
  await page.setViewportSize(reader.viewport);
  await page.evaluate(setLetters, { size: reader.size, isSpaced: reader.isSpaced ?? false });
  await page.evaluate(() => scrollTo(0, 0));
  // A price that comes to lie below the pointer would open its tooltip upon other words.
  await page.mouse.move(0, 0);
  await look();
  await page.evaluate(setLetters, { size: 1, isSpaced: false });
  await page.setViewportSize(before);
}

/**
 * Nothing may be lost with larger letters or more spacing: the page must not scroll sideways, no word may be cut or
 * broken, and none may overlap another word, a button or a field.
 */
export async function expectReadableInLargeText(page: Page): Promise<void> {
  for (const reader of readers)
    await readBy(page, reader, () => expectNothingLost(page, `${reader.viewport.width} px, letters × ${reader.size}`));
}

/** With letters of twice the size on the narrowest phone, the page must only scroll down, and nothing may be lost. */
export async function expectNoWiderThanNarrowestPhone(page: Page): Promise<void> {
  await readBy(page, largeOnNarrowestPhone, async () => {
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths, `${page.url()} at 320 px, letters × 2: its width, the window's`).toEqual([320, 320]);
    await expectNothingLost(page, '320 px, letters × 2');
  });
}

/**
 * On the narrowest phone, and with letters of twice the size on phones, each word and each group of digits in a part
 * stays on one line, together with a colon behind it. So does a number with hyphens.
 */
export async function expectWholeWords(page: Page, part: Locator): Promise<void> {
  for (const reader of [
    largeOnPhone,
    { ...largeOnPhone, viewport: { width: 360, height: 740 } },
    largeOnNarrowestPhone,
    { ...largeOnNarrowestPhone, size: 1 },
  ])
    await readBy(page, reader, async () =>
      expect(await part.evaluate(wordsOnSeveralLines), `${page.url()} at ${reader.viewport.width} px`).toEqual([]),
    );
}

/** Runs in the page. */
function wordsOnSeveralLines(part: Element): string[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\p{N}+(?:-\p{N}+)+|[\p{L}\p{N}]+:?/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

/** Checks that nothing is lost in the current state and size of the page. */
export async function expectNothingLost(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(lostWords), `${page.url()} at ${where}`).toEqual([]);
}

/** Runs in the page. */
function setLetters({ size, isSpaced }: { size: number; isSpaced: boolean }): void {
  document.documentElement.style.fontSize = size === 1 ? '' : `${size * 100}%`;
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = isSpaced ? [spacing] : [];
}

/**
 * Runs in the page. Returns the unreadable words. In an open dialog only its words count. Scrollable words are
 * readable.
 */
function lostWords(): string[] {
  type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  interface Line {
    readonly words: string;
    readonly element: Element;
    /** The box around its letters, without line spacing. */
    readonly letters: Box;
    /** The boxes that may cut it off, such as a button, up to the next scrolling element. */
    readonly edges: readonly Box[];
    readonly scrolls: boolean;
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('script, style, noscript, option, .unseen, .skip-link') === null &&
    getComputedStyle(element).clipPath !== 'inset(50%)' &&
    Number.parseFloat(getComputedStyle(element).fontSize) > 0;

  const edgesOf = (element: Element): Pick<Line, 'edges' | 'scrolls'> => {
    const edges: Box[] = [];
    for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return { edges, scrolls: true };
      // A bar at the edge of the window: the page scrolls out from under it.
      if (at.matches('.buy-bar')) return { edges, scrolls: true };
      const isEdge = /hidden|clip/.test(overflowX + overflowY) || at.matches('button, .button');
      if (isEdge) edges.push(at.getBoundingClientRect());
    }
    return { edges, scrolls: false };
  };

  const linesOf = (text: Text): Line[] => {
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || !isSeen(element)) return [];
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.4;
    const range = document.createRange();
    range.selectNodeContents(text);
    const around = { words: text.data.trim().slice(0, 40), element, ...edgesOf(element) };
    return [...range.getClientRects()]
      .filter(({ width }) => width >= 1)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return { ...around, letters: { left, right, top: middle - half, bottom: middle + half } };
      });
  };

  /**
   * Its words of four letters or more that are broken over lines without a hyphen, or leave fewer than two letters on a
   * line. Browsers with a German dictionary hyphenate words of five letters or more where `hyphens` allows it. This
   * browser has no dictionary and breaks them anywhere. Addresses have no hyphens.
   */
  const brokenWordsOf = (text: Text): string[] => {
    const element = text.parentElement;
    if (element === null || !isSeen(element)) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) return [];
    const isHyphenated = getComputedStyle(element).hyphens === 'auto';
    return [...text.data.matchAll(/\S+/gu)].flatMap(({ 0: words, index: start }) => {
      const canBreak = (word: string) => (isHyphenated && word.length >= 5) || /[@/]|\.\p{L}/u.test(words);
      return [...words.matchAll(/\p{L}{4,}/gu)]
        .filter(({ 0: word, index }) => {
          range.setStart(text, start + index);
          range.setEnd(text, start + index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width >= 1).length;
          return lines > 1 && (!canBreak(word) || lines * 2 > word.length);
        })
        .map(([word]) => word);
    });
  };

  /**
   * The text of a field that is too narrow for it, if it is as short as a code or an amount. Longer texts may scroll.
   */
  const cutInField = (field: Element): string[] => {
    if (!(field instanceof HTMLInputElement) || field.value.length > 16) return [];
    return field.scrollWidth > field.clientWidth + 1 ? [`cut: ${field.value}`] : [];
  };

  const sticksOut = ({ left, right, top, bottom }: Box, edge: Box) =>
    left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2;
  const { scrollWidth, clientWidth } = document.documentElement;
  const isCut = ({ letters, edges, scrolls }: Line) =>
    edges.some((edge) => sticksOut(letters, edge)) ||
    (!scrolls && (letters.left < -1 || letters.right > clientWidth + 1));
  const meet = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const isUpon = (one: Line, other: Line) => one.words !== other.words && meet(one.letters, other.letters);

  const dialogs = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')];
  const place = dialogs.at(-1) ?? document.body;
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const broken: string[] = [];
  while (walker.nextNode()) {
    lines.push(...linesOf(walker.currentNode as Text));
    broken.push(...brokenWordsOf(walker.currentNode as Text));
  }
  const unscrolled = lines
    .filter(({ scrolls }) => !scrolls)
    .toSorted((one, other) => one.letters.top - other.letters.top);
  // They are sorted from the top, so only the next few can overlap one.
  const upon = unscrolled.flatMap((one, at) =>
    unscrolled
      .slice(at + 1, at + 40)
      .filter((other) => isUpon(one, other))
      .map((other) => `one upon the other: ${one.words} | ${other.words}`),
  );
  const controls = [...place.querySelectorAll('button, .button, input, select, textarea')]
    .filter((control) => isSeen(control) && !edgesOf(control).scrolls && getComputedStyle(control).opacity !== '0')
    .map((control) => ({ control, box: control.getBoundingClientRect() }));
  const uponControls = controls.flatMap(({ control, box }) =>
    unscrolled
      .filter(({ element, letters }) => !control.contains(element) && meet(letters, box))
      .map(({ words }) => `one upon the other: ${words} | ${control.ariaLabel ?? control.outerHTML.slice(0, 60)}`),
  );
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, the window ${clientWidth}`] : [];
  const cutInFields = controls.flatMap(({ control }) => cutInField(control));
  const cut = [...lines.filter(isCut).map(({ words }) => `cut: ${words}`), ...cutInFields];
  const inPieces = broken.map((word) => `in pieces: ${word}`);
  return [...new Set([...wide, ...cut, ...inPieces, ...upon, ...uponControls])];
}
