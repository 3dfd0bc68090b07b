import { settingPlace } from '../../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../../configuration/types.ts';
import { demandedTexts, type Finding, type Place, type SellerField, type TemplateName, type Weight } from '../types.ts';

const count = new Intl.NumberFormat('de-AT');
const percent = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat('de-AT', { trailingZeroDisplay: 'stripIfInteger', minimumFractionDigits: 2 });

const fieldNames: Readonly<Record<SellerField, string>> = {
  companyName: 'Name',
  street: 'Straße',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  vatId: 'UID (USt-IdNr.)',
  registerNumber: 'Firmenbuchnummer',
  registerCourt: 'Firmenbuchgericht',
  managingDirectors: 'Geschäftsführung',
  seat: 'Sitz',
  taxNumber: 'Steuernummer',
  packagingNumber: 'LUCID-Nummer',
};

const textNames: Readonly<Record<string, string>> = {
  'text siteNotice': 'Das Impressum',
  'text businessTerms': 'Der Text der AGB',
  'text widerrufsbelehrung': 'Die Widerrufsbelehrung',
  'text datenschutz': 'Die Datenschutzerklärung',
  'text shippingCosts': 'Die Seite „Versand und Zahlung“',
  'text contactInformation': 'Die Kontaktseite',
  'text barrierefreiheit': 'Die Erklärung zur Barrierefreiheit',
  'text guaranteeNotice': 'Die amtliche Mitteilung über die gesetzliche Gewährleistung',
  'text altgeraete': 'Die Seite über Altgeräte und Batterien',
  'text orderDetailsHeader': 'Der Hinweis über dem Bestellformular',
  'text orderDetailsFooter': 'Der Hinweis unter dem Bestellformular',
  'text userNoPassword': 'Der Hinweis an Kunden des früheren Shops',
  'page header': 'Der Streifen am Kopf jeder Seite',
  'page footer': 'Der Fuß jeder Seite',
  'style custom.css': 'Das Aussehen (custom.css)',
};

const settingNames: Readonly<Partial<Record<keyof ShopConfiguration, string>>> = {
  title: 'der Name des Shops',
  startpage: 'die Startseite',
  mainMenu: 'das Menü',
  frontPage: 'der Inhalt der Startseite',
  customerGroups: 'die Kundengruppen',
  orderOptions: 'die Zustimmungen bei der Bestellung',
  shippingRules: 'die Versandkosten',
  countries: 'die Länder',
  carrier: 'die Versandarten',
  orderMail: 'die Empfänger der Bestellmeldungen',
  paymentConditions: 'die Zahlarten',
  seller: 'die Angaben zum Verkäufer',
};

const processors = { paypal: 'PayPal', saferpay: 'Saferpay (Worldline)' } as const;
const providers = { paypal: 'PayPal', saferpay: 'Kreditkarte (Saferpay)' } as const;

function nameOf({ kind, name }: TemplateName): string {
  return textNames[`${kind} ${name}`] ?? (kind === 'page' ? `Die Seite „${name}“` : `Der Text „${name}“`);
}

/** Where a template is written, in a folder for `kontor templates`. */
function fileOf({ kind, name }: TemplateName): string {
  if (kind === 'style') return name;
  return `${kind === 'page' ? 'pages' : 'texts'}/${name}.html`;
}

/** A text or setting, in a sentence. */
function placeName(place: Place): string {
  if (typeof place === 'string') return `${settingNames[place] ?? 'die Einstellung'} (${place})`;
  return `${firstSmall(nameOf(place))} (${fileOf(place)})`;
}

const firstSmall = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const firstLarge = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Texts that every shop must have. A missing one is a finding of its own. */
const demanded: ReadonlySet<string> = new Set(demandedTexts.map(({ name }) => name));

const settingOf = (key: keyof ShopConfiguration) => settingNames[key] ?? key;
const fieldsOf = (fields: readonly SellerField[]) => fields.map((field) => fieldNames[field]).join(', ');
const several = (number: number) => (number === 1 ? '1 Artikel' : `${count.format(number)} Artikel`);
const firstOf = (articles: readonly string[]) =>
  articles.slice(0, 10).join(', ') + (articles.length > 10 ? ` und ${count.format(articles.length - 10)} weitere` : '');
const withSeveral = (number: number) => (number === 1 ? 'Bei 1 Artikel' : `Bei ${count.format(number)} Artikeln`);

/** The finding and its solution. */
export function findingSentence(finding: Finding): string {
  switch (finding.code) {
    case 'seller-missing':
      return `Vom Verkäufer fehlt: ${fieldsOf(finding.fields)}. Mit „configure“ unter seller eintragen.`;
    case 'seller-of-demo':
      return `Der Verkäufer ist noch der erfundene der Vorführung: ${fieldsOf(finding.fields)}. Mit „configure“ unter seller den eigenen eintragen.`;
    case 'no-tax-id':
      return 'Ohne UID (USt-IdNr.) und Steuernummer kann keine Rechnung ausgestellt werden. Mit „configure“ unter seller eintragen (vatId oder taxNumber), und im Impressum.';
    case 'imprint-incomplete':
      return `Im Impressum steht nicht, wie unter seller angegeben: ${fieldsOf(finding.fields)}. texts/siteNotice.html ergänzen und mit „templates“ übernehmen.`;
    case 'bank-missing':
      return 'Es gibt Vorkasse oder Rechnung, aber kein Bankkonto. Mit „configure“ unter seller.bank eintragen oder diese Zahlarten herausnehmen.';
    case 'bank-of-demo':
      return 'Das Bankkonto (IBAN, BIC oder Inhaber) ist das der Vorführung und stünde auf jeder Bestellung. Mit „configure“ unter seller.bank das eigene eintragen oder es leer lassen.';
    case 'bank-wrong':
      return 'Die IBAN unter seller.bank kann nicht stimmen: Ihre Prüfziffern oder ihre Länge passen nicht. Bitte vom Kontoauszug abschreiben.';
    case 'no-mail-server':
      return 'Kein Mailserver: Bestellbestätigungen kämen nie an. SMTP_URL (und MAIL_FROM) in der Umgebung setzen, beim Start des Shops wie bei „check“.';
    case 'no-https':
      return 'Der Shop ist nicht unter https zu erreichen. Beim Start PUBLIC_URL=https://… setzen und einen Proxy mit Zertifikat davorstellen.';
    case 'withdrawal-not-named':
      return 'Die Widerrufsbelehrung nennt die Funktion „Vertrag widerrufen“ und ihre Adresse /widerruf nicht; ohne sie läuft die Frist ein Jahr länger. In texts/widerrufsbelehrung.html ergänzen, etwa mit einem Link auf /widerruf, und mit „templates“ übernehmen.';
    case 'withdrawal-seller-missing':
      return `In der Widerrufsbelehrung steht nicht, wie unter seller angegeben: ${fieldsOf(finding.fields)}. An wen ein Widerruf geht, gehört hinein: texts/widerrufsbelehrung.html ergänzen und mit „templates“ übernehmen.`;
    case 'processor-not-named':
      return `Die Datenschutzerklärung nennt ${processors[finding.provider]} nicht, obwohl Kunden damit bezahlen und ihre Daten dorthin gehen. In texts/datenschutz.html ergänzen und mit „templates“ übernehmen.`;
    case 'net-for-everybody':
      return 'Der Shop zeigt allen Preise ohne Umsatzsteuer (priceDeclaration unter uiSettings). Verbraucherinnen und Verbraucher müssen Gesamtpreise sehen: nur richtig, wenn Sie ausschließlich an Unternehmen verkaufen. Dann mit „configure“ soldTo auf "businesses" setzen, damit auch nur Unternehmen bestellen können.';
    case 'no-packaging-number':
      return 'Sie liefern nach Deutschland: Wer dorthin Pakete schickt, muss für deren Verpackung registriert sein (LUCID) und an einem System teilnehmen. Die Nummer mit „configure“ unter seller als packagingNumber eintragen.';
    case 'no-word-of-arbitration':
      return 'Weder im Impressum noch in den AGB steht, ob Sie an einem Verfahren zur Streitbeilegung vor einer Schlichtungsstelle teilnehmen. In Deutschland muss das dort stehen, sobald Sie mehr als zehn Personen beschäftigen.';
    case 'environmental-claims':
      return `Allgemeine Aussagen über die Umwelt („klimaneutral“, „umweltfreundlich“, „nachhaltig“ …) sind ohne Nachweis verboten. Bitte ansehen: ${finding.places.map(placeName).join(', ')}.`;
    case 'environmental-claims-of':
      return `Allgemeine Aussagen über die Umwelt („klimaneutral“, „umweltfreundlich“, „nachhaltig“ …) sind ohne Nachweis verboten. Bitte ansehen, in Name oder Beschreibung: ${firstOf(finding.articles)}.`;
    case 'organic-without-code':
      return `Heißen Bio oder Öko, nennen aber keine Kontrollstelle (wie AT-BIO-301 oder DE-ÖKO-006): ${firstOf(finding.articles)}. Den Code in einem Merkmal oder der Beschreibung mit „import“ nachtragen.`;
    case 'no-durability-label':
      return `Haben eine Haltbarkeitsgarantie des Herstellers, aber kein GARAN-Label: ${firstOf(finding.articles)}. Das amtliche, vom Hersteller ausgefüllte Label als PDF unter Dokumente mit „= GARAN-Label“ nachtragen („import“).`;
    case 'notice-without-picture':
      return 'Die amtliche Mitteilung über die gesetzliche Gewährleistung ist ein Bild der Europäischen Kommission, aber texts/guaranteeNotice.html enthält keines, das mit in die Bestellbestätigung geht und seinen Wortlaut in alt nennt. Einsetzen, wie es docs/theming.md zeigt, und mit „templates“ übernehmen.';
    case 'text-missing':
      return textMissing(finding.template);
    case 'text-of-demo':
      return `${nameOf(finding.template)} stammt aus der Vorführung oder nennt sie noch. Als ${fileOf(finding.template)} selbst schreiben${demanded.has(finding.template.name) ? '' : ' (leer: weglassen)'} und mit „templates“ übernehmen.`;
    case 'setting-of-demo':
      return `Aus der Vorführung stammt noch: ${settingOf(finding.key)}. Mit „configure“ unter ${finding.key} selbst festlegen.`;
    case 'undecided':
      return `Noch nicht festgelegt: ${settingOf(finding.key)}. Mit „configure“ unter ${finding.key} festlegen.`;
    case 'setting-wrong':
      return `${firstLarge(settingOf(finding.key))} (${settingPlace(finding.key, finding.path)}): ${finding.msg}`;
    case 'no-shipping-rules':
      return 'Es gibt keine Versandkosten, die gelten: Nichts kann bestellt werden. Mit „configure“ unter shippingRules festlegen; die Versandarten darin müssen unter carrier stehen.';
    case 'nothing-to-sell':
      return 'Es gibt keine Artikel. Mit „import“ einen Katalog übernehmen.';
    case 'no-way-to-pay':
      return 'Mit keiner der Zahlarten kann jemand bezahlen. Mit „configure“ unter paymentConditions eine festlegen oder Zugangsdaten setzen.';
    case 'payment-without-account':
      return `${providers[finding.provider]} steht unter paymentConditions, hat aber keine Zugangsdaten und wird nicht angeboten. Zugangsdaten setzen (docs/payments.md) oder herausnehmen.`;
    case 'payment-in-test':
      return `${providers[finding.provider]} ist mit dem Testsystem verbunden: Es fließt kein Geld. Die Zugangsdaten des echten Kontos setzen (docs/payments.md).`;
    case 'free-shipping-not-kept':
      return `${firstLarge(placeName(finding.place))} verspricht freien Versand ab ${finding.values.map((value) => `${euros.format(value / 100)} €`).join(' und ')}, aber die Versandregeln (freeFrom unter shippingRules) halten das nicht, jedenfalls nicht in jedem Land, für das es da steht. Den Text oder die Regel ändern.`;
    case 'dispute-platform':
      return `Die Streitbeilegungsplattform der EU gibt es seit Juli 2025 nicht mehr, genannt wird sie noch hier: ${finding.places.map(placeName).join(', ')}. Den Verweis entfernen.`;
    case 'tax-in-texts':
      return `Sie sind Kleinunternehmer (smallBusiness), aber hier steht, dass Preise Umsatzsteuer enthalten: ${finding.places.map(placeName).join(', ')}. Den Hinweis entfernen.`;
    case 'export-without-vat-id':
      return 'Lieferungen in Drittländer sind steuerfrei (exports), aber ihre Rechnung muss Ihre UID (USt-IdNr.) nennen. Mit „configure“ unter seller vatId ergänzen.';
    case 'rates-abroad-unseen':
      return `Nach ${firstOf(finding.countries)} wird mit der Umsatzsteuer des Lieferlandes verkauft (oss), aber unter taxRates stehen die Sätze dort nicht: Es gelten die der mitgelieferten Tabelle. Bitte prüfen und eintragen (docs/taxes.md).`;
    case 'dispute-platform-in-products':
      return `${several(finding.count)} nennen in der Beschreibung die geschlossene Streitbeilegungsplattform der EU. Den Verweis entfernen.`;
    case 'demo-products':
      return `${several(finding.count)} der Vorführung sind im Shop. Mit einem leeren DATA_DIR und DEMO=off neu beginnen (docs/opening-a-shop.md).`;
    case 'demo-vouchers':
      return `Gutscheine der Vorführung gelten noch: ${finding.codes.join(', ')}. Ihre Codes stehen im Internet.`;
    case 'references-to-nothing':
      return `Verweise führen zu Artikeln, die nicht im Verkauf sind: ${firstOf(finding.articles)}. Auf den Seiten fehlen sie.`;
    case 'given-away':
      return `Für 0,00 € im Verkauf: ${firstOf(finding.articles)}. Einen Preis einlesen, oder Aktiv nein.`;
    case 'no-manufacturer':
      return `${withSeveral(finding.count)} fehlt der Hersteller oder ein Teil von Name, Anschrift und E-Mail-Adresse. Mit „import“ nachtragen (docs/import.md).`;
    case 'untaxed':
      return `${withSeveral(finding.count)} ist der Steuersatz 0 %, und daneben steht trotzdem „inkl. USt.“. Wer als Kleinunternehmer keine Umsatzsteuer verrechnet, darf das nicht schreiben (§ 6 Abs. 1 Z 27 UStG, § 19 dUStG): Mit „configure“ unter seller smallBusiness auf true setzen, dann steht überall der Hinweis auf die Befreiung (docs/taxes.md).`;
    case 'foreign-rates':
      return `${several(finding.count)} ${finding.count === 1 ? 'hat' : 'haben'} einen Steuersatz, den es im Land des Verkäufers nicht gibt: ${finding.rates.map((rate) => `${percent.format(rate / 100)} %`).join(', ')}. Er wird so verrechnet und geschuldet. Mit „import“ berichtigen (als Steuersatz geht auch „normal“ oder „ermäßigt“), oder unter taxRates für das Land eintragen, wenn er dort doch gilt (docs/taxes.md).`;
    case 'no-unit-price':
      return `Ohne Grundpreis, obwohl Name oder Einheit ein Gewicht, ein Volumen oder eine Länge nennt: ${firstOf(finding.articles)}. Prüfen, ob einer nötig ist, und mit „import“ nachtragen.`;
    case 'shared-gtins':
      return `Dieselbe GTIN haben mehrere Artikel: ${firstOf(finding.shared)}. Eine GTIN bezeichnet einen Artikel; eine Packung hat eine eigene. Prüfen und mit „import“ berichtigen.`;
  }
}

function textMissing(template: TemplateName): string {
  const written = `Als ${fileOf(template)} schreiben und mit „templates“ übernehmen.`;
  if (template.name !== 'guaranteeNotice') return `${nameOf(template)} fehlt. ${written}`;
  return `${nameOf(template)} fehlt. Die Vorlage der Europäischen Kommission (Durchführungsverordnung (EU) 2025/1960, Anhang I) unverändert einsetzen: ${written}`;
}

/** The heading of the findings of a weight. */
export const weightHeads: Readonly<Record<Weight, string>> = {
  orders: 'Solange das so ist, nimmt der Shop unter https keine Bestellungen an:',
  open: 'Noch zu erledigen:',
  look: 'Bitte selbst prüfen:',
};

/** Questions that software cannot answer (LAW §12). */
export const notComputed = [
  'Stimmen die Texte inhaltlich, und passen sie zu dem, was Sie verkaufen und wohin Sie liefern?',
  'Sind die Umsatzsteuersätze richtig, und brauchen Sie OSS für Verkäufe in andere EU-Länder?',
  'Sind Sie Kleinunternehmer ohne Umsatzsteuer, und noch unter der Grenze (AT 55.000 € brutto, DE 25.000 € im Vorjahr und 100.000 € im laufenden Jahr)? Dann gehört unter seller smallBusiness gesetzt (docs/taxes.md).',
];

/** What stands around them. */
export const goLiveTexts = {
  unknownCountry:
    'So heißt kein Land. Bitte das Kürzel oder den deutschen Namen angeben, wie AT oder Österreich: daran hängt etwa die Steuer auf Pfand.',
  closed: 'DIESER SHOP NIMMT KEINE BESTELLUNGEN AN',
  unfinished: 'DIESER SHOP IST NOCH NICHT FERTIG EINGERICHTET',
  more: 'Dazu kommt, was vor der Eröffnung noch offen ist.',
  all: 'Alles, was noch fehlt: npm run kontor -- check',
  ready: 'Was der Shop prüfen kann, ist in Ordnung.',
  notReady: (number: number) => (number === 1 ? '1 Punkt ist offen.' : `${number} Punkte sind offen.`),
} as const;
