import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { importFolder } from './testing/import-folder.ts';

const { write, run } = importFolder();

describeOnBothEngines('prices of JTL beside the price', ({ open }) => {
  /** The stored price, recommended price and sale price of an article at 20 %. */
  async function stored(declaration: 'net' | 'gross', headings: string, cells: string) {
    const database = await open();
    const always = 'Artikelnummer;Artikelname;Kategorie Level 1;Steuersatz;';
    const file = write('jtl.csv', `${always}${headings}\nA-1;Zange;Werkzeug;20;${cells}\n`);
    expect((await run(database, file, { declaration })).refused).toEqual([]);
    const [row] = await database.read.selectFrom('conditions').selectAll().execute();
    return [row?.price, row?.list_price, row?.sale_price];
  }

  test('a recommended price is with tax, whatever the price is', async () => {
    expect(await stored('gross', 'Std. VK Netto;UVP', '100,00;142,80')).toEqual([12_000, 14_280, null]);
    expect(await stored('net', 'Std. VK Netto;UVP', '100,00;142,80')).toEqual([10_000, 11_900, null]);
  });

  test('a special price that is stated the other way is converted', async () => {
    const net = 'Std. VK Brutto;Std. VK Netto;Sonderpreis Netto';
    expect(await stored('gross', net, '120,00;100,00;80,00')).toEqual([12_000, null, 9600]);
    const gross = 'Std. VK Brutto;Std. VK Netto;Sonderpreis Brutto';
    expect(await stored('net', gross, '120,00;100,00;96,00')).toEqual([10_000, null, 8000]);
    expect(await stored('gross', 'Std. VK Netto;Sonderpreis Brutto', '100,00;96,00')).toEqual([12_000, null, 9600]);
    expect(await stored('gross', gross, '120,00;100,00;96,00')).toEqual([12_000, null, 9600]);
  });
});
