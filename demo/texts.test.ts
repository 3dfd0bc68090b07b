import { join } from 'node:path';
import { withdrawalAddress } from '@kontor/contract';
import { categoriesAtPath, shippingCost } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { cleanPage, cleanText } from '../apps/server/src/html/template-html.ts';
import {
  checkConfiguration,
  isConfigurationKey,
} from '../apps/server/src/modules/configuration/check-configuration.ts';
import { configurationSchemas } from '../apps/server/src/modules/configuration/configuration-schemas.ts';
import type { ShopConfiguration } from '../apps/server/src/modules/configuration/types.ts';
import { readDemoTemplates } from '../apps/server/src/modules/go-live/go-live.service.ts';
import { isInApp, parseAddress } from '../apps/storefront/src/page/address.ts';
import type { Assortment } from './assembly/assortment.ts';
import { categoryTree } from './assembly/category-tree.ts';
import { demoConfiguration, readDemoFile, visibleText, wineConfiguration } from './demo-files.ts';
import { type DemoName, demos } from './demos.ts';

/** What a demo's texts are checked by. */
interface TextsOfDemo {
  readonly folder: string;
  readonly configuration: ShopConfiguration;
  /** Settings that it leaves as a new shop has them. */
  readonly undecided: readonly string[];
  /** What carries any weight; all else goes up to 31.5 kg. */
  readonly heavyCarrier: string;
  readonly pages: readonly string[];
  readonly texts: readonly string[];
}

const common = ['businessTerms', 'contactInformation', 'datenschutz', 'barrierefreiheit', 'orderDetailsFooter'];
const legal = ['orderDetailsHeader', 'shippingCosts', 'siteNotice', 'userNoPassword', 'widerrufsbelehrung'];
const around = ['footer', 'header', 'innerright', 'ueber-uns'];

const textsOf: Readonly<Record<DemoName, TextsOfDemo>> = {
  eisenhof: {
    folder: '.',
    configuration: demoConfiguration,
    undecided: [],
    heavyCarrier: 'Spedition',
    pages: [...around, 'aktionen', 'innerleft'],
    texts: [...common, ...legal, 'altgeraete'],
  },
  wein: {
    folder: 'wein',
    configuration: wineConfiguration,
    undecided: [
      ...['bank', 'documents', 'exports', 'giftVouchers', 'orderMail', 'oss', 'pickupCarriers', 'quotes'],
      ...['reminders', 'retention', 'safetyData', 'soldTo', 'taxRates'],
    ],
    heavyCarrier: 'Palette',
    pages: [...around, 'verkostung'],
    texts: [...common, ...legal, 'jugendschutz'],
  },
};

/** The templates of both demos as they are loaded, by their files. */
const templatesOf = new Map(
  await Promise.all(
    Object.values(textsOf).map(async ({ folder }) => {
      const read = await readDemoTemplates(join(import.meta.dirname, folder));
      const html = read.filter(({ kind }) => kind !== 'style');
      return [
        folder,
        new Map(html.map(({ kind, name, content }) => [`templates/${kind}s/${name}.html`, content])),
      ] as const;
    }),
  ),
);

describe.each(Object.keys(demos) as DemoName[])('the demo %s', (demo) => {
  const { folder, configuration, undecided, heavyCarrier, pages, texts } = textsOf[demo];
  const htmlOf = templatesOf.get(folder) ?? new Map<string, string>();
  const files = [...htmlOf.keys()];
  const textOf = (file: string) => htmlOf.get(file) ?? '';
  const assortment: Assortment = demos[demo];

  describe('the configuration', () => {
    test('has every key that it is to decide, and no other', () => {
      const decided = Object.keys(JSON.parse(readDemoFile(`${folder}/configuration.json`)));
      expect([...decided, ...undecided].sort()).toEqual(Object.keys(configurationSchemas).sort());
    });

    test.each(Object.entries(configuration))('%s is stored as written', (key, value) => {
      if (!isConfigurationKey(key)) throw new Error(`No such key: ${key}`);
      expect(checkConfiguration(key, value)).toEqual({ ok: true, value });
    });

    test('asks for exactly one agreement [LAW C5]', () => {
      const mandatory = configuration.orderOptions.filter((option) => option.mandatory);
      expect(mandatory.map(({ name }) => name)).toEqual(['Zustimmung zu den AGB']);
      expect(linksIn(mandatory[0]?.content ?? '')).toEqual(['/agb', '/T/widerrufsbelehrung']);
    });

    test('serves every country by forwarder at any weight, by parcel up to 31.5 kg', () => {
      const { countries, carrier: carriers, shippingRules } = configuration;
      for (const { shortName: country } of countries) {
        for (const carrier of carriers) {
          for (const weight of [0, 2000, 2001, 31_500, 31_501, 100_000, 100_001, 90_000_000]) {
            const ok = carrier === heavyCarrier || weight <= 31_500;
            expect(shippingCost(shippingRules, { country, carrier, goodsValue: 0, weight })).toMatchObject({ ok });
          }
        }
      }
    });
  });

  describe('the ways to pay', () => {
    const told = ['businessTerms', 'shippingCosts'].map((name) => visibleText(textOf(`templates/texts/${name}.html`)));

    test.each(configuration.paymentConditions.map(({ title, fee }) => [title, fee] as const))(
      '%s is named with its cost',
      (title, fee) => {
        const costs = fee === undefined ? '' : `${(fee / 100).toFixed(2).replace('.', ',')} €`;
        for (const text of told) expect([text.includes(title), text.includes(costs)]).toEqual([true, true]);
      },
    );
  });

  describe('texts and pages', () => {
    test('are all there [SPEC §7.3.7]', () => {
      const names = files.map((file) => file.replace(/^templates\//, '')).sort();
      const expected = [...pages.map((name) => `pages/${name}.html`), ...texts.map(textFile)];
      expect(names).toEqual(expected.sort());
    });

    test.each(files)('%s survives cleaning with every word, tag and attribute', (file) => {
      const html = textOf(file);
      const cleaned = file.includes('/pages/') ? cleanPage(html) : cleanText(html);
      expect(visibleText(cleaned)).toBe(visibleText(html));
      expect(tagsOf(cleaned)).toEqual(tagsOf(html));
    });

    test.each(files.filter(isWholePage))('%s has one headline, and none below it is skipped', (file) => {
      const levels = [...textOf(file).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    });

    test('name no closed dispute platform', () => {
      for (const html of htmlOf.values()) expect(html).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
    });

    test('tell of the withdrawal function and where it is [LAW F7, O4]', () => {
      expect(textOf(`templates/${textFile('widerrufsbelehrung')}`)).toContain(
        'online unter <a href="/widerruf">Vertrag widerrufen</a>',
      );
    });

    test.each([
      ['how a contract comes about', 'ist der Vertrag geschlossen'],
      ['how mistakes are corrected', 'Eingabefehler berichtigen Sie über'],
      ['in which language, and whether its text is kept', 'Der Vertrag wird auf Deutsch geschlossen. Wir speichern'],
      ['which law holds, and in which currency prices are', 'Gesamtpreise in Euro.*Es gilt österreichisches Recht'],
      ['that no code of conduct binds the shop', 'Wir unterliegen keinem Verhaltenskodex'],
    ])('terms say %s [LAW C4, C8]', (_, words) => {
      expect(visibleText(textOf(`templates/${textFile('businessTerms')}`)).replaceAll(/\s+/g, ' ')).toMatch(
        new RegExp(words),
      );
    });

    test('the information on withdrawal has the model form, and says who pays for the return [LAW F9, R4]', () => {
      const text = visibleText(textOf(`templates/${textFile('widerrufsbelehrung')}`)).replaceAll(/\s+/g, ' ');
      expect(text).toContain('Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag');
      expect(text).toContain('tragen Sie die unmittelbaren Kosten der Rücksendung der Waren');
    });

    test('imprint and terms say how disputes are settled [LAW I3]', () => {
      for (const name of ['siteNotice', 'businessTerms'])
        expect(visibleText(textOf(`templates/${textFile(name)}`))).toContain('Verbraucherschlichtungsstelle');
    });

    test('the statement on privacy tells of the newsletter that the shop offers, and denies no advertising [LAW D7]', () => {
      const text = visibleText(textOf(`templates/${textFile('datenschutz')}`)).replaceAll(/\s+/g, ' ');
      expect(configuration.newsletter).toBe(true);
      expect(text).toContain('Wenn Sie unseren Newsletter abonnieren');
      const ofAdvertising = text.split(/(?<=\.) /).filter((sentence) => /Werbung (senden|schicken)/.test(sentence));
      expect(ofAdvertising).toHaveLength(1);
      expect(ofAdvertising[0]).toMatch(/nur, wenn Sie unseren Newsletter abonnieren/);
    });

    test('a company can give its VAT id, of whose check the statement on privacy tells', () => {
      expect(configuration.intraCommunity.from).toBe('2026-01-01');
      expect(visibleText(textOf(`templates/${textFile('datenschutz')}`))).toContain('UID-Nummer');
    });

    test('name the seller as the configuration does', () => {
      const { companyName, street, zipCode, city, email, phone } = configuration.seller;
      for (const name of ['businessTerms', 'contactInformation', 'datenschutz', 'siteNotice']) {
        const text = visibleText(textOf(`templates/${textFile(name)}`));
        for (const part of [companyName, street, `${zipCode} ${city}`, email, phone]) expect(text).toContain(part);
      }
      const imprint = visibleText(textOf('templates/texts/siteNotice.html'));
      const { registerNumber, registerCourt, vatId, seat = '', managingDirectors = [] } = configuration.seller;
      for (const part of [registerNumber, registerCourt, vatId, seat, ...managingDirectors])
        expect(imprint).toContain(part);
    });
  });

  describe('links', () => {
    const links = [
      ...files.flatMap((file) => linksIn(textOf(file)).map((href) => [file, href] as const)),
      ...configuration.mainMenu.flatMap(({ uri, items = [] }) =>
        [uri, ...items.map((item) => item.uri)].map((href) => ['menu', href] as const),
      ),
      ...configuration.orderOptions.flatMap(({ content }) => linksIn(content).map((href) => ['option', href] as const)),
      ['startpage', configuration.startpage] as const,
    ];

    test.each(links.filter(([, href]) => isInApp(href)))('%s leads to something: %s', (_, href) => {
      expect(isThere(href)).toBe(true);
    });

    test('out of the shop are secure', () => {
      for (const [, href] of links) expect(href).toMatch(/^(\/(?!\/)|https:\/\/|mailto:|tel:\+)/);
    });
  });

  /** Whether an address of the shop is a category of the tree, a text or a page. */
  function isThere(href: string): boolean {
    if (href === withdrawalAddress) return true;
    const address = parseAddress(href.replace(/[?#].*$/, ''));
    if (address.kind === 'list') return categoriesAtPath(categoryTree(assortment), address.categoryPath) !== null;
    if (address.kind === 'text') return htmlOf.has(`templates/texts/${address.text}.html`);
    return address.kind === 'content' && htmlOf.has(`templates/pages/${address.template}.html`);
  }
});

function textFile(name: string): string {
  return `texts/${name}.html`;
}

function isWholePage(file: string): boolean {
  return !/header|footer|inner|orderDetails|userNoPassword/i.test(file);
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/\s*\/>$/, '>'));
}

describe('the pages of the wine shop about itself', () => {
  /** The texts between tags, split into sentences, without short ones: labels, names and numbers of laws. */
  const sentences = (folder: string, name: string) =>
    (templatesOf.get(folder)?.get(`templates/texts/${name}.html`) ?? '')
      .split(/<[^>]*>|(?<=[.:;!?]) /)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length > 5);
  const nameOfAuthority = /^Marktüberwachungsstelle der Länder/;

  test.each(['barrierefreiheit', 'siteNotice'])('%s has no sentence of the other demo', (name) => {
    const others = new Set(sentences('.', name));
    const shared = sentences('wein', name).filter((sentence) => others.has(sentence));
    expect(shared.filter((sentence) => !nameOfAuthority.test(sentence))).toEqual([]);
    expect(others.size).toBeGreaterThan(5);
  });
});
