import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTemplateFolder } from '../templates/templates.service.ts';
import { type DemoTraces, tracesOf } from './demo-traces.ts';

/** The parts of this release's demo that a shop may still have. */
export interface ShippedDemo {
  readonly traces: DemoTraces;
  readonly voucherCodes: readonly string[];
  readonly productIds: readonly string[];
}

/** The folder `demo/` of the project. */
const folder = join(import.meta.dirname, '../../../../../demo');

let read: Promise<ShippedDemo> | undefined;

/**
 * Reads the demo once per process. Without the folder, the demo is recognised by the traces stored when it was loaded.
 */
export function shippedDemo(): Promise<ShippedDemo> {
  read ??= readDemo();
  return read;
}

async function readDemo(): Promise<ShippedDemo> {
  const templates = await readTemplateFolder(join(folder, 'templates'));
  const catalogue = await readFile(join(folder, 'catalogue.jsonl'), 'utf8').catch(() => '');
  return {
    traces: tracesOf(templates.ok ? templates.templates : [], await readJson('configuration.json', {})),
    voucherCodes: (await readJson<{ code: string }[]>('vouchers.json', [])).map(({ code }) => code),
    productIds: catalogue
      .split('\n')
      .filter((line) => line.startsWith('{"type":"product"'))
      .map((line) => JSON.parse(line)._id),
  };
}

async function readJson<Content>(file: string, otherwise: Content): Promise<Content> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null);
  return text === null ? otherwise : JSON.parse(text);
}
