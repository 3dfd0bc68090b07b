import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { eventually, waiting } from '../../database/testing/waiting.ts';
import { ImportImpossible } from '../../tables/import-impossible.ts';
import type { ImportedRow } from '../customers/types.ts';
import { createPasswordService } from '../passwords/passwords.service.ts';
import { counts, importText as run } from './testing/customer-file.ts';

const bcrypt = '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq';
const salted = '374996a5e8a5e57fd97d893f7df79824:36';
const head =
  'E-Mail;Passwort-Hash;Kundennummer;Kundengruppe;Vorname;Name;Firma;Straße;PLZ;Ort;Land;Liefer-Ort;Liefer-PLZ\n';
const anna = `Anna@Müller.at;${bcrypt};K-1;Wiederverkäufer;Anna;Müller;;Hauptstraße 1;A-1010;Wien;Österreich;Graz;8010\n`;
const bert = `bert@example.de;;;;Bert;Beispiel;Beispiel GmbH;Weg 2;01067;Dresden;de;;\n`;
const carl = `carl@example.at;${salted};K-3;;;;;;;;;;\n`;

/** The columns of the back office, of a customer whom it has not touched. */
const office = { is_searchable: 0, version: 0, note: null };
const contents = ({ read }: Database) => read.selectFrom('customers').selectAll().orderBy('email_key').execute();

describeOnBothEngines('importing customers', ({ open }) => {
  test('the headings of other programs count, but for a column that the file has under our own', async () => {
    const database = await open();
    const theirs =
      'E-Mail-Adresse;Kunden-Nr.;Vorname;Nachname;Unternehmen;Straße und Hausnummer;Postleitzahl;Stadt;Ort;Name\n';
    const dora = 'dora@example.at;K-9;Dora;unread;Drau KG;Gasse 2;1010;unread;Wien;Drau\n';
    expect(await run(database, theirs + dora)).toEqual({
      ...{ counts: counts({ created: 1 }), refused: [] },
      notes: [expect.stringContaining('"Nachname", "Stadt"')],
    });
    const [stored] = await contents(database);
    expect([stored?.email, stored?.person_id, JSON.parse(stored?.address ?? '')]).toEqual([
      ...['dora@example.at', 'K-9'],
      {
        ...{ name: 'Drau', firstName: 'Dora', companyName: 'Drau KG', street: 'Gasse 2' },
        ...{ zipCode: '1010', city: 'Wien', country: 'AT' },
      },
    ]);
    const eva = 'E-Mail;Vorname;Nachname;Strasse;Postleitzahl;Wohnort\neva@example.at;Eva;Ems;Gasse 3;1020;Wien\n';
    expect(await run(database, eva)).toEqual({ counts: counts({ created: 1 }), refused: [], notes: [] });
  });

  test('makes accounts that are the operator’s, with and without a password; the same file again changes nothing', async () => {
    const database = await open();
    expect(await run(database, head + anna + bert + carl)).toEqual({
      counts: counts({ created: 3 }),
      refused: [],
      notes: [],
    });
    const stored = await contents(database);
    const id = expect.stringMatching(/^[\w-]{32}$/);
    expect(stored).toEqual([
      {
        ...{
          ...office,
          id,
          email: 'Anna@Müller.at',
          email_key: 'anna@xn--mller-kva.at',
          password_hash: bcrypt,
          online_user: 0,
        },
        ...{ person_id: 'K-1', customer_group: 'Wiederverkäufer', created_at: 1000, separate_shipping_address: 1 },
        address: JSON.stringify({
          ...{ name: 'Müller', firstName: 'Anna', companyName: '', street: 'Hauptstraße 1' },
          ...{ zipCode: '1010', city: 'Wien', country: 'AT' },
        }),
        shipping_address: JSON.stringify({
          ...{ name: '', firstName: '', companyName: '', street: '', zipCode: '8010', city: 'Graz', country: '' },
        }),
      },
      {
        ...{
          ...office,
          id,
          email: 'bert@example.de',
          email_key: 'bert@example.de',
          password_hash: null,
          online_user: 0,
        },
        ...{ person_id: null, customer_group: null, created_at: 1000, separate_shipping_address: 0 },
        address: JSON.stringify({
          ...{ name: 'Beispiel', firstName: 'Bert', companyName: 'Beispiel GmbH', street: 'Weg 2' },
          ...{ zipCode: '01067', city: 'Dresden', country: 'DE' },
        }),
        shipping_address: null,
      },
      {
        ...{
          ...office,
          id,
          email: 'carl@example.at',
          email_key: 'carl@example.at',
          password_hash: salted,
          online_user: 0,
        },
        ...{ person_id: 'K-3', customer_group: null, created_at: 1000, separate_shipping_address: 0 },
        ...{ address: null, shipping_address: null },
      },
    ]);

    const again = await run(database, head + anna.replace('Anna@Müller', 'ANNA@müller') + carl + bert, { now: 2000 });
    expect(again.counts).toEqual(counts({ unchanged: 3 }));
    expect(await contents(database)).toEqual(stored);
  });

  test('an address without a country is in the shop’s first one', async () => {
    const database = await open();
    const countries = [
      { shortName: 'DE', name: 'Deutschland' },
      { shortName: 'AT', name: 'Österreich' },
    ];
    const rows = `dora@example.de;;;;Dora;Beispiel;;Weg 2;01067;Dresden;;Köln;50667\nemil@example.at;;;;Emil;Muster;;Weg 3;1010;Wien;;;\n`;
    const { refused, counts: imported } = await run(database, head + rows, { countries });
    expect(imported).toEqual(counts({ created: 1, refused: 1 }));
    expect(refused).toEqual([[3, 'emil@example.at', expect.stringContaining('PLZ')]]);
    const [dora] = await contents(database);
    expect(JSON.parse(dora?.address ?? '')).toMatchObject({ zipCode: '01067', city: 'Dresden', country: 'DE' });
    expect(JSON.parse(dora?.shipping_address ?? '')).toMatchObject({ zipCode: '50667', city: 'Köln' });
  });

  test('corrects what the operator says, until the customer has been here; a password of their own stays', async () => {
    const database = await open();
    await run(database, head + anna + bert);
    const passwords = createPasswordService();
    const own = await passwords.hash('korrektes Pferd');
    await database.transaction((transaction) =>
      transaction
        .updateTable('customers')
        .set({ password_hash: own, shipping_address: '{"city":"Linz"}' })
        .where('email', '=', 'Anna@Müller.at')
        .execute(),
    );
    const other =
      head + anna.replace('Hauptstraße 1', 'Gasse 9').replace('K-1', 'K-9') + bert.replace(';;;;', `;${salted};;;`);
    expect((await run(database, other)).counts).toEqual(counts({ changed: 2 }));
    expect(await contents(database)).toMatchObject([
      {
        ...{ password_hash: own, shipping_address: '{"city":"Linz"}', separate_shipping_address: 1, online_user: 0 },
        ...{ person_id: 'K-9', address: expect.stringContaining('Gasse 9') },
      },
      { password_hash: salted },
    ]);
    expect((await run(database, other)).counts).toEqual(counts({ unchanged: 2 }));
  });

  test('a customer who has registered here keeps password and addresses, and gets number and group', async () => {
    const database = await open();
    const registered: ImportedRow = {
      ...{ id: 'r1', email: 'anna@müller.at', email_key: 'anna@xn--mller-kva.at', password_hash: null, online_user: 1 },
      ...{ person_id: null, customer_group: null, address: '{"city":"Linz"}', separate_shipping_address: 0 },
      ...{ shipping_address: null, created_at: 500 },
    };
    await database.transaction((transaction) => transaction.insertInto('customers').values(registered).execute());
    expect((await run(database, head + anna)).counts).toEqual(counts({ changed: 1 }));
    expect(await contents(database)).toEqual([
      { ...registered, ...office, version: 1, person_id: 'K-1', customer_group: 'Wiederverkäufer' },
    ]);
  });

  test('a customer who registers during the import keeps their data', async () => {
    const database = await open();
    const registered: ImportedRow = {
      ...{
        id: 'r1',
        email: 'anna@müller.at',
        email_key: 'anna@xn--mller-kva.at',
        password_hash: 'own',
        online_user: 1,
      },
      ...{ person_id: null, customer_group: null, address: null, separate_shipping_address: 0 },
      ...{ shipping_address: null, created_at: 500 },
    };
    let importing: ReturnType<typeof run> | undefined;
    await database.transaction(async (transaction) => {
      await transaction.insertInto('customers').values(registered).execute();
      importing = run(database, head + anna + bert);
      if (database.engine === 'postgres') await eventually(async () => expect(await waiting(database)).toBe(1));
    });
    expect((await importing)?.counts).toEqual(counts({ created: 1, changed: 1 }));
    expect(await contents(database)).toMatchObject([
      { ...registered, person_id: 'K-1', customer_group: 'Wiederverkäufer' },
      { email: 'bert@example.de' },
    ]);
  });

  test('keeps fields for which a file has no column', async () => {
    const database = await open();
    await run(database, head + anna);
    const [before] = await contents(database);
    const { counts: few, notes } = await run(database, 'email,personId,Passwort\nanna@müller.at,K-2,geheim\n');
    expect(few).toEqual(counts({ changed: 1 }));
    expect(notes).toEqual(['Unbekannte Spalten werden nicht gelesen: "Passwort".']);
    expect(await contents(database)).toEqual([{ ...before, person_id: 'K-2', version: 1 }]);
  });

  test('takes rows that spreadsheets end early, but none in which the file breaks off', async () => {
    const database = await open();
    const {
      counts: result,
      refused,
      notes,
    } = await run(database, `${head}kurz@example.at;${salted};K-1\n${anna}auch@example.at\nab@example.at;;K-2`);
    expect(result).toEqual(counts({ created: 3, refused: 1 }));
    expect(refused).toEqual([
      [5, 'ab@example.at', expect.stringMatching(/^Zeile 5 hat 3 statt 13 Spalten, und die Datei endet/)],
    ]);
    expect(notes).toEqual(['2 Zeilen enden (zuerst Zeile 2) vor der letzten Spalte. Was fehlt, ist als leer gelesen.']);
    expect((await contents(database)).map(({ email }) => email).sort()).toEqual([
      ...['Anna@Müller.at', 'auch@example.at', 'kurz@example.at'],
    ]);
  });

  test('reads rows in UTF-8 within a file in Windows-1252 as they were meant', async () => {
    const database = await open();
    const bert = 'bert@example.at;;;;Bert;Größe;;Weg 2;1010;Wien;Österreich;;\n';
    const doris = 'doris@example.at;;;;Doris;Müller;;Gässchen 3;1010;Wien;Österreich;;\n';
    const bytes = Buffer.concat([Buffer.from(head + bert, 'latin1'), Buffer.from(doris, 'utf8')]);
    const { counts: result, notes } = await run(database, bytes);
    expect(result).toEqual(counts({ created: 2 }));
    const addresses = (await contents(database)).map(({ address }) => JSON.parse(address ?? '{}'));
    expect(addresses.map(({ name, street }) => [name, street])).toEqual([
      ['Größe', 'Weg 2'],
      ['Müller', 'Gässchen 3'],
    ]);
    expect(notes).toEqual([
      'Zeile 3 steht in UTF-8 in einer Datei, die es sonst nicht ist („Müller“); so gelesen. Bitte die ganze Datei als UTF-8 speichern.',
    ]);
  });

  test('refuses wrong rows one by one with their lines, takes the others, and repeats no hash', async () => {
    const database = await open();
    const row = (...cells: string[]) => [...cells, ...Array<string>(13 - cells.length).fill('')].join(';');
    const rows = [
      row('anna.example.at'),
      row('', '', 'K-7'),
      row('md5@example.at', '5f4dcc3b5aa765d61d8327deb882cf99'),
      row('bomb@example.at', bcrypt.replace('$07$', '$31$')),
      row('land@example.at', '', '', '', 'Anna', 'Müller', '', 'Weg 1', '1010', 'Wien', 'Atlantis'),
      row('plz@example.at', '', '', '', 'Anna', 'Müller', '', 'Weg 1', '1067', 'Dresden', 'Deutschland'),
      row('halb@example.at', '', '', '', '', 'Müller'),
      row('gruppe@example.at', '', '', 'Könige'),
      `${row('lang@example.at')};mehr`,
      row('gut@example.at'),
      row('GUT@Example.at'),
      row('=cmd()@example.at'),
    ];
    const { counts: result, refused } = await run(database, `${head}${rows.join('\n')}\n`);
    expect(result).toEqual(counts({ created: 1, refused: 11 }));
    expect(refused).toEqual([
      [2, 'anna.example.at', 'E-Mail: keine gültige Adresse.'],
      [3, '', 'E-Mail: fehlt.'],
      [4, 'md5@example.at', expect.stringMatching(/^Passwort-Hash: das Format ist unbekannt\. Möglich sind bcrypt/)],
      [5, 'bomb@example.at', expect.stringMatching(/^Passwort-Hash: so aufwendig, dass/)],
      [6, 'land@example.at', 'Land: keines der Länder des Shops (AT, DE).'],
      [7, 'plz@example.at', 'PLZ: keine Postleitzahl dieses Landes, wie etwa 80331.'],
      [8, 'halb@example.at', 'Vorname: fehlt. Straße: fehlt. PLZ: fehlt. Ort: fehlt.'],
      [9, 'gruppe@example.at', 'Kundengruppe: gibt es im Shop nicht. Es gibt: Wiederverkäufer.'],
      [
        10,
        'lang@example.at',
        'Zeile 10 hat 14 statt 13 Spalten. Eine Zelle, in der das Trennzeichen steht, gehört in Anführungszeichen.',
      ],
      [12, 'GUT@Example.at', 'E-Mail: steht schon in Zeile 11. Ein Konto hat nur eine Zeile.'],
      [13, '=cmd()@example.at', 'E-Mail: keine gültige Adresse.'],
    ]);
    expect((await contents(database)).map(({ email }) => email)).toEqual(['gut@example.at']);
    expect(JSON.stringify(refused)).not.toContain('5f4dcc3b');
  });

  test('a trial run counts the same and changes nothing', async () => {
    const database = await open();
    await run(database, head + bert);
    const before = await contents(database);
    const content = `${head}${anna}${bert.replace('Weg 2', 'Weg 3')}${carl.replace('carl@', 'carl')}`;
    expect((await run(database, content, { dryRun: true })).counts).toEqual(
      counts({ created: 1, changed: 1, refused: 1 }),
    );
    expect(await contents(database)).toEqual(before);
  });

  test('a file that breaks off leaves the customers before the break, and running the whole file again completes them', async () => {
    const database = await open();
    const { counts: broken, refused } = await run(
      database,
      `${head}${bert}${anna.replace('Hauptstraße', '"Hauptstraße')}`,
    );
    expect(broken).toEqual(counts({ created: 1, refused: 1 }));
    expect(refused).toMatchObject([[expect.any(Number), '', expect.stringMatching(/ist die Datei nicht lesbar/)]]);
    expect((await run(database, head + bert + anna)).counts).toEqual(counts({ created: 1, unchanged: 1 }));
  });

  test('reads Windows-1252, and more customers than one batch', async () => {
    const database = await open();
    const many = Array.from({ length: 1203 }, (_, place) => `kunde${place}@example.at;K-${place}\n`).join('');
    const content = Buffer.from(`E-Mail;Kundennummer\nanna@müller.at;Ä-1\n${many}`, 'latin1');
    expect((await run(database, content)).counts).toEqual(counts({ created: 1204 }));
    expect((await run(database, content)).counts).toEqual(counts({ unchanged: 1204 }));
    expect((await contents(database))[0]).toMatchObject({ email: 'anna@müller.at', person_id: 'Ä-1' });
  });

  test('two imports at once make each account once', async () => {
    const database = await open();
    const results = await Promise.all([run(database, head + anna + bert), run(database, head + bert + anna)]);
    expect(results.map(({ counts: { created } }) => created).reduce((sum, created) => sum + created)).toBe(2);
    expect(await contents(database)).toHaveLength(2);
  });

  test('a file that is none changes nothing', async () => {
    const database = await open();
    await expect(run(database, '')).rejects.toThrow(new ImportImpossible('Die Datei ist leer.'));
    await expect(run(database, 'Name;Ort\nAnna;Wien\n')).rejects.toThrow(
      new ImportImpossible('Es fehlt die Spalte "E-Mail". Es wurde nichts geändert.'),
    );
    await expect(run(database, 'E-Mail;email\na@b.at;a@b.at\n')).rejects.toThrow(
      new ImportImpossible('Mehrfach vorhandene Spalten: "email". Es wurde nichts geändert.'),
    );
    expect(await contents(database)).toEqual([]);
  });
});
