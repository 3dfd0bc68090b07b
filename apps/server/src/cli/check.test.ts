import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentVersion } from '../database/catalogue-version.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { ownSettings, ownTexts } from '../modules/go-live/testing/own-shop.ts';
import { runCommand } from './testing/run-command.ts';

const behindHttps = { PUBLIC_URL: 'https://traube.example', SMTP_URL: 'smtp://mail.traube.example' };

describeOnBothEngines('kontor check', ({ open, place: newPlace }) => {
  test('leads an operator step by step from an empty shop to one that may sell, and changes nothing itself', async () => {
    const place = await newPlace();
    const database = await open(place);
    const folder = newFolder();
    const file = (name: string, content: string) => {
      const path = join(folder, name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, content);
      return path;
    };
    const before = await currentVersion(database.read);
    const check = (settings: Record<string, string> = behindHttps) => runCommand(place, ['check'], settings);

    const empty = check({});
    expect([empty.status, empty.err]).toEqual([1, '']);
    expect(empty.out.split('\n\n')[0]).toBe(
      [
        'Solange das so ist, nimmt der Shop unter https keine Bestellungen an:',
        '  - Vom Verkäufer fehlt: Name, Straße, Postleitzahl, Ort, Land, E-Mail-Adresse, Telefonnummer. Mit „configure“ unter seller eintragen.',
        '  - Es gibt Vorkasse oder Rechnung, aber kein Bankkonto. Mit „configure“ unter seller.bank eintragen oder diese Zahlarten herausnehmen.',
        '  - Das Impressum fehlt. Als texts/siteNotice.html schreiben und mit „templates“ übernehmen.',
        '  - Kein Mailserver: Bestellbestätigungen kämen nie an. SMTP_URL (und MAIL_FROM) in der Umgebung setzen, beim Start des Shops wie bei „check“.',
      ].join('\n'),
    );
    expect(empty.out).toContain('Der Shop ist nicht unter https zu erreichen.');
    expect(empty.out).toContain('Es gibt keine Artikel. Mit „import“ einen Katalog übernehmen.');
    expect(empty.out).toMatch(/\d+ Punkte sind offen\.\n$/);
    expect(await currentVersion(database.read)).toBe(before);

    runCommand(place, ['configure', file('einstellungen.json', JSON.stringify(ownSettings))]);
    for (const { name, content } of ownTexts) file(`vorlagen/texts/${name}.html`, content);
    runCommand(place, ['templates', join(folder, 'vorlagen')]);
    const header = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Hersteller;Herstelleradresse;Hersteller-E-Mail';
    const article = 'W-1;Zweigelt;Wein;9,90;20;Traube;Kellergasse 3, 2070 Retz;laden@traube.example';
    const untaxed = 'W-2;Kurs;Wein;9,90;0;Traube;Kellergasse 3, 2070 Retz;laden@traube.example';
    const free = 'W-3;Probe;Wein;0,00;20;Traube;Kellergasse 3, 2070 Retz;laden@traube.example';
    const goods = file('wein.csv', `${header}\n${article}\n${untaxed}\n${free}\n`);
    expect(runCommand(place, ['import', goods])).toMatchObject({ status: 0 });

    const ready = check();
    expect([ready.status, ready.out.split('\n').at(-2)]).toEqual([0, 'Was der Shop prüfen kann, ist in Ordnung.']);
    expect(ready.out).toContain('Bei 1 Artikel ist der Steuersatz 0 %, und daneben steht trotzdem „inkl. USt.“.');
    expect(ready.out).toContain('Für 0,00 € im Verkauf: W-3. Einen Preis einlesen, oder Aktiv nein.');
    expect(check({ PUBLIC_URL: behindHttps.PUBLIC_URL })).toMatchObject({ status: 1 });
  });

  test('takes nothing else', () => {
    expect(runCommand(newFolder(), ['check', 'alles'])).toEqual({
      ...{ status: 1, out: '', err: '„check“ hat keine Angaben.\n' },
    });
  });
});
