import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { bmecat2005 } from '../testing/bmecat-file.ts';
import { importFolder } from '../testing/import-folder.ts';

const { write, run } = importFolder();
const inLinz = '<bme:ZIP>4020</bme:ZIP><bme:CITY>Linz</bme:CITY>';
const country = (name: string) => `<bme:COUNTRY>${name}</bme:COUNTRY>`;
const coded = (code: string) => `<bme:COUNTRY_CODED>${code}</bme:COUNTRY_CODED>`;
const responsible =
  'Angaben zur Produktsicherheit fehlen: EU-Verantwortlicher, EU-Verantwortlicher Adresse, EU-Verantwortlicher E-Mail. Ohne sie kommt kein Artikel in den Verkauf (Einstellung safetyData).';

describeOnBothEngines('the maker of a catalogue of 2005', ({ open }) => {
  async function imported(place: string) {
    const database = await open();
    const file = write('maker.xml', bmecat2005.replace(inLinz, inLinz + place));
    const { refused } = await run(database, file, { safetyData: 'required' });
    const stored = await database.read.selectFrom('products').select('manufacturer').execute();
    return [
      ...refused.map(({ reason }) => reason),
      ...stored.map(({ manufacturer }) => JSON.parse(manufacturer ?? '{}')),
    ];
  }

  test.each([
    ['by name', country('China')],
    ['by code', coded('CN')],
    ['by both, the name in a language that nobody knows', country('Kitajska') + coded('cn')],
    ['by a region of it', coded('CN-GD')],
    ['in English', country("People's Republic of China")],
    ['in English, of another country', country('United Kingdom')],
  ])('is outside of the EEA where its country says so: %s', async (_how, place) => {
    expect(await imported(place)).toEqual([responsible]);
  });

  test.each([
    ['of a name', country('Österreich'), 'Weg 1, 4020 Linz, Österreich'],
    ['of a code', coded('AT'), 'Weg 1, 4020 Linz, Österreich'],
    ['of an English name', country('Germany') + coded('DE'), 'Weg 1, 4020 Linz, Germany'],
    ['of nothing', '', 'Weg 1, 4020 Linz'],
  ])('has its country at the end of its address, %s', async (_how, place, address) => {
    expect(await imported(place)).toEqual([{ name: 'Huber GmbH', address, email: 'info@huber.example' }]);
  });
});
