import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { startShop } from '../e2e/shop-server.ts';
import { visit } from '../e2e/visit.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { importFile, inFolder, writeCatalogue } from './shop.ts';

/**
 * Measures how long a visitor of a list waits after a tick, a choice or a click, on a processor slowed four times:
 * `node bench/interaction.ts [products]`. Each interaction has two figures: the time to the first paint (INP, by the
 * Event Timing API), and the time to the new list.
 */
const products = Number(process.argv[2] ?? 10_000);
const slowdown = 4;
const rounds = 8;

const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  filter: async (page) => {
    await unfoldFilters(page);
    await click(page, page.locator('.filter-box input[type=checkbox]:enabled:not(:checked)').first());
  },
  'filter taken back': async (page) => {
    await unfoldFilters(page);
    await click(page, page.locator('.filter-box input[type=checkbox]:checked').first());
  },
  sort: async (page) => {
    const sort = page.locator('select[name=sort]');
    await sort.press((await sort.inputValue()) === 'relevance' ? 'ArrowDown' : 'ArrowUp');
  },
  'next page': (page) => click(page, page.locator('.paginator a[aria-label="Nächste Seite"]').last()),
};

/**
 * Opens the groups of the filter by script, so that it does not count as an interaction. Folded groups cannot be
 * ticked.
 */
async function unfoldFilters(page: Page): Promise<void> {
  for (const group of await page.locator('.filter-panel details').all()) {
    await group.evaluate((details) => details.setAttribute('open', ''));
  }
}

/** Clicks with the mouse alone. A locator's `click` would run checks in the measured page. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click on.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

await inFolder(async (folder) => {
  const file = join(folder, 'catalogue.jsonl');
  await writeCatalogue(file, products);
  const place = { dataDir: join(folder, 'data') };
  await importFile(file, place.dataDir);
  const shop = await startShop(place);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await visit(page, `${shop.url}/shop`);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchInteractions(page);
  console.log(`  ${products} products, list of 50, processor slowed ${slowdown} times`);
  for (const [name, step] of Object.entries(steps)) await measure(page, name, step);
  await browser.close();
  await shop.stop();
});

async function measure(page: Page, name: string, step: (page: Page) => Promise<void>): Promise<void> {
  const painted: number[] = [];
  const listed: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = page.url();
    await page.evaluate(() => performance.clearMarks());
    const started = performance.now();
    await step(page);
    await page.waitForURL((url) => url.href !== before);
    await page.locator('main[aria-busy=false]').waitFor();
    listed.push(performance.now() - started);
    painted.push(await longestInteraction(page));
  }
  const middle = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
  const longest = Math.round(Math.max(...painted));
  console.log(
    `  ${name.padEnd(20)} painted after ${middle(painted)} ms, at most ${longest} ms   list stands after ${middle(listed)} ms`,
  );
}

/** Records the longest interaction since the last reading, as a mark of the page. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watch = new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) performance.mark('interaction', { detail: duration });
    });
    watch.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

async function longestInteraction(page: Page): Promise<number> {
  // The browser reports an entry only after it has painted the next frame.
  await page.waitForTimeout(200);
  return page.evaluate(() =>
    Math.max(
      16,
      ...performance.getEntriesByName('interaction').map((mark) => Number((mark as PerformanceMark).detail)),
    ),
  );
}
