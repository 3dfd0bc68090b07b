import type { ShippingRule } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { demoConfiguration, readDemoFile, visibleText, wineConfiguration } from './demo-files.ts';

describe.each([
  ['templates', demoConfiguration],
  ['wein/templates', wineConfiguration],
])('the page on shipping of %s', (folder, configuration) => {
  const tables = tablesOf(readDemoFile(`${folder}/texts/shippingCosts.html`));

  test.each(configuration.shippingRules.map((rule) => [ruleName(rule), rule] as const))('states %s', (_, rule) => {
    const table = tables.find(({ caption }) => caption.startsWith(`${carrierOf(rule)}:`));
    const row = table?.rows.find(([country]) => country === countriesOf(rule));
    expect(cell(table, row, weightColumn(rule))).toBe(euro(rule.cost, 2));
    expect(cell(table, row, 'frei ab')).toBe(rule.freeFrom === undefined ? '–' : euro(rule.freeFrom, 0));
  });

  test('states no price but those of the rules', () => {
    const stated = tables.slice(0, 2).flatMap(({ rows }) => rows.flatMap((row) => row.slice(1, -1)));
    expect(stated).toHaveLength(configuration.shippingRules.length);
  });

  function carrierOf({ carriers }: ShippingRule): string {
    return Array.isArray(carriers) ? carriers.join() : 'every carrier';
  }

  function countriesOf({ countries }: ShippingRule): string {
    const names = new Map(configuration.countries.map(({ shortName, name }) => [shortName, name]));
    return [...countries].map((country) => names.get(country)).join(', ');
  }

  function weightColumn({ toWeight }: ShippingRule): string {
    return toWeight === undefined ? 'über 100 kg' : `bis ${(toWeight / 1000).toLocaleString('de')} kg`;
  }

  function ruleName(rule: ShippingRule): string {
    return `${carrierOf(rule)}, ${countriesOf(rule)}, ${weightColumn(rule)}`;
  }
});

interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function tablesOf(html: string): Table[] {
  return [...html.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table = '']) => {
    const [columns = [], ...rows] = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, content = '']) => visibleText(content)),
    );
    return { caption: visibleText(/<caption>(.*?)<\/caption>/s.exec(table)?.[1] ?? ''), columns, rows };
  });
}

function cell(table: Table | undefined, row: readonly string[] | undefined, column: string): string | undefined {
  return row?.[table?.columns.indexOf(column) ?? -1];
}

/** Cents as the tables write them. */
function euro(cents: number, digits: 0 | 2): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${(cents / 100).toLocaleString('de', format)} €`;
}
