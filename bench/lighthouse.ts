import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startShop } from '../e2e/shop-server.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { firstProductOf, inFolder } from './shop.ts';

/**
 * Runs Lighthouse with its mobile profile (slow 4G and a processor slowed four times, both simulated) on the entry
 * pages of visitors: `node bench/lighthouse.ts`. npm fetches the tool on demand, because it brings about a hundred
 * packages that nothing else needs.
 */
const lighthouse = ['exec', '--yes', '--loglevel=error', '--package', 'lighthouse@13.5.0', '--', 'lighthouse'];
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');

/** The figures read from a report. Scores are from 0 to 1, times in milliseconds. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const runs = 3;
const browser = findBrowser();
await inFolder(async (folder) => {
  const shop = await startShop({ dataDir: join(folder, 'data') });
  const list = '/shop/werkzeug/zangen';
  const pages = { 'start page': '/shop', list, product: await firstProductOf(shop.url, list), 'text page': '/agb' };
  for (const [name, path] of Object.entries(pages)) {
    await (await fetch(shop.url + path)).text();
    const reports: Report[] = [];
    const anew = () => audit(shop.url + path, join(folder, 'report.json'));
    // Occasionally Lighthouse loses the start of its recording. Only a second failure in a row counts.
    for (let run = 0; run < runs; run++) reports.push(await anew().catch(anew));
    tell(name, middle(reports));
  }
  await shop.stop();
});

async function audit(url: string, file: string): Promise<Report> {
  const options = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${chromeFlags}`];
  await promisify(execFile)('npm', [...lighthouse, ...options], {
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The median run by performance, because single runs vary with the load of the machine. */
function middle(reports: readonly Report[]): Report {
  const score = (report: Report) => report.categories.performance?.score ?? 0;
  const [report] = reports.toSorted((one, other) => score(one) - score(other)).slice(Math.floor(reports.length / 2));
  if (!report) throw new Error('No report.');
  return report;
}

function tell(name: string, { categories, audits }: Report): void {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = `performance ${score('performance')}   accessibility ${score('accessibility')}   best practices ${score('best-practices')}   SEO ${score('seo')}`;
  const times = `FCP ${Math.round(value('first-contentful-paint'))} ms   LCP ${Math.round(value('largest-contentful-paint'))} ms   TBT ${Math.round(value('total-blocking-time'))} ms   CLS ${value('cumulative-layout-shift').toFixed(3)}`;
  console.log(`  ${name.padEnd(12)} ${scores}   ${times}`);
}
