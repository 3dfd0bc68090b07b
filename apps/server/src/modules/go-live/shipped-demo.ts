import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFolders } from '../../demo-folders.ts';
import { readDemoTemplates } from './demo-templates.ts';
import { bothTraces, type DemoTraces, tracesOf } from './demo-traces.ts';

/** The parts of this release's demos that a shop may still have. */
export interface ShippedDemo {
  readonly traces: DemoTraces;
  readonly voucherCodes: readonly string[];
  readonly productIds: readonly string[];
}

/** The project's folder. */
const root = join(import.meta.dirname, '../../../../..');

let read: Promise<ShippedDemo> | undefined;

/**
 * Reads the demos once per process. Without their folders, a demo is recognised by the traces stored when it was
 * loaded.
 */
export function shippedDemo(): Promise<ShippedDemo> {
  read ??= readDemos();
  return read;
}

async function readDemos(): Promise<ShippedDemo> {
  const [first, wine] = await Promise.all([readDemo(demoFolders.on), readDemo(demoFolders.wein)]);
  // A setting is the wine shop's only where it was loaded: others too deliver to two countries, by the same carriers.
  return {
    traces: bothTraces(first.traces, { ...wine.traces, settings: {} }),
    voucherCodes: [...new Set([...first.voucherCodes, ...wine.voucherCodes])],
    productIds: [...first.productIds, ...wine.productIds],
  };
}

async function readDemo(name: string): Promise<ShippedDemo> {
  const folder = join(root, name);
  const templates = await readDemoTemplates(folder).catch(() => []);
  const catalogue = await readFile(join(folder, 'catalogue.jsonl'), 'utf8').catch(() => '');
  return {
    traces: tracesOf(templates, await readJson(join(folder, 'configuration.json'), {})),
    voucherCodes: (await readJson<{ code: string }[]>(join(folder, 'vouchers.json'), [])).map(({ code }) => code),
    productIds: catalogue
      .split('\n')
      .filter((line) => line.startsWith('{"type":"product"'))
      .map((line) => JSON.parse(line)._id),
  };
}

async function readJson<Content>(file: string, otherwise: Content): Promise<Content> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? otherwise : JSON.parse(text);
}
