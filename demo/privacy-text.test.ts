import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageKey as scrollPositions } from '@tanstack/router-core';
import { describe, expect, test, vi } from 'vitest';
import type { Schema } from '../apps/server/src/database/schema.ts';
import { createFrame } from '../apps/server/src/http/testing/frame.ts';
import { rememberedFor } from '../apps/server/src/jobs/done-jobs.ts';
import { codeLasts } from '../apps/server/src/modules/auth/account-codes.service.ts';
import { noticeKept } from '../apps/server/src/modules/auth/account-notices.service.ts';
import { giveRequest } from '../apps/server/src/modules/auth/request-cookie.ts';
import { unconfirmedKept } from '../apps/server/src/modules/newsletter/newsletter.service.ts';
import { eventsKept } from '../apps/server/src/modules/payments/store/events.repository.ts';
import { quotesKept } from '../apps/server/src/modules/quotes/erase-quotes.ts';
import { countsKept } from '../apps/server/src/modules/search-counts/search-counts.service.ts';
import { type AttemptKind, forgottenAfter } from '../apps/server/src/modules/sessions/attempt-kinds.ts';
import { deviceRemembered } from '../apps/server/src/modules/sessions/known-devices.service.ts';
import { giveDevice, giveSession } from '../apps/server/src/modules/sessions/session-cookies.service.ts';
import { sessionLasts } from '../apps/server/src/modules/sessions/sessions.service.ts';
import { alertsKept } from '../apps/server/src/modules/stock-alerts/stock-alerts.service.ts';
import { createShoppingSession } from '../apps/storefront/src/visit/browser-session.ts';
import { choose } from '../apps/storefront/src/visit/compared.ts';
import { keepSeen } from '../apps/storefront/src/visit/seen-products.ts';
import { storeWishes } from '../apps/storefront/src/visit/wishes.ts';
import { textOf } from '../docs/rules.ts';
import { consentProofYears } from '../packages/domain/src/privacy/consent-proof.ts';
import { lawfulYears } from '../packages/domain/src/privacy/order-retention.ts';
import { readDemoFile, visibleText } from './demo-files.ts';

const html = readDemoFile('templates/texts/datenschutz.html');
const text = visibleText(html);
const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];

/** What the text says is stored on the visitor's device. */
const stored = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>.*?<\/td><td>(.*?)<\/td>/g)].map(
  ([, name = '', kind = '', lasts = '']) => ({ name, kind, lasts }),
);

/** Every cookie that the shop sets, with how long it lasts in milliseconds; null: until the browser is closed. */
async function cookiesOf(publicUrl: string) {
  const { app } = await createFrame({ publicUrl });
  app.get('/all', async (_request, reply) => {
    giveSession(reply, 'session');
    giveDevice(reply, 'device');
    giveRequest(reply, 'request');
    return 'ok';
  });
  const { cookies } = await app.inject('/all');
  await app.close();
  return new Map(cookies.map(({ name, maxAge }) => [name, maxAge === undefined ? null : maxAge * 1000]));
}

/** As the text writes it. */
function lastingOf(milliseconds: number | null): string {
  if (milliseconds === null) return 'bis Sie den Browser schließen';
  return milliseconds < day ? `${milliseconds / minute} Minuten` : `${milliseconds / day} Tage`;
}

/** What the statement says of the people in each table; null: a table without people. */
const saidOf: Readonly<Record<keyof Schema, string | null>> = {
  account_codes: 'Codes, die wir Ihnen per E-Mail senden, gelten',
  account_notices: 'Ändern sich Ihr Passwort oder Ihre E-Mail-Adresse, benachrichtigen wir Sie. Die Adresse dafür',
  agreed_texts: null,
  attempts: 'zählen wir, wie oft eine Anmeldung oder ein Code versucht wurde',
  attribute_definitions: null,
  bank_aside_rules: 'aus den Auszügen unseres Bankkontos',
  bank_entries: 'aus den Auszügen unseres Bankkontos',
  bank_statements: null,
  bookings: 'Bestellungen, Rechnungen und den dazugehörigen Schriftverkehr bewahren wir',
  catalogue_version: null,
  categories: null,
  closed_month_files: 'Bestellungen, Rechnungen und den dazugehörigen Schriftverkehr bewahren wir',
  closed_months: null,
  conditions: null,
  configuration: null,
  customer_addresses: 'die Adressen, die Sie hinterlegen',
  customer_carts: 'Ihr Warenkorb und Ihre Merkliste werden zum Konto gespeichert',
  customer_search_words: 'Wir speichern dafür Ihre E-Mail-Adresse, Ihr Passwort',
  customers: 'Wir speichern dafür Ihre E-Mail-Adresse, Ihr Passwort',
  // Ids of accounts that are gone: they lead to a person where a backup is restored.
  erasures: 'Eine Bestätigung der Löschung senden wir an Ihre Adresse. Wir löschen sie',
  erasure_notices: 'Eine Bestätigung der Löschung senden wir an Ihre Adresse. Wir löschen sie',
  families: null,
  files: null,
  former_category_names: null,
  jobs: 'Aufträge zum Versand einer Nachricht',
  known_devices: 'von welchen Browsern aus Sie sich schon angemeldet haben',
  newsletter_subscribers: 'Abonnieren Sie unseren Newsletter, speichern wir',
  noted_payments: 'aus den Auszügen unseres Bankkontos',
  number_sequences: null,
  // The people of the back office are employees: the statement is for customers (docs/privacy.md has both).
  office_changes: null,
  office_list_columns: null,
  office_log: null,
  office_views: null,
  operator_challenges: null,
  operator_invitations: null,
  operator_passkeys: null,
  operator_recovery_codes: null,
  operator_roles: null,
  operator_sessions: null,
  operators: null,
  order_parcels: 'halten wir fest, was aus ihr wird',
  order_pieces: 'halten wir fest, was aus ihr wird',
  order_tags: 'halten wir fest, was aus ihr wird',
  order_timeline: 'halten wir fest, was aus ihr wird',
  order_documents: 'Bestellungen, Rechnungen und den dazugehörigen Schriftverkehr bewahren wir',
  order_search_words: 'Wir verarbeiten, was Sie im Bestellvorgang angeben',
  orders: 'Wir verarbeiten, was Sie im Bestellvorgang angeben',
  payment_attempts: 'speichern wir Betrag, Stand, Zeitpunkte, die Nummern des Zahlungsdienstes',
  payment_claims: 'speichern wir Betrag, Stand, Zeitpunkte, die Nummern des Zahlungsdienstes',
  payment_events: 'Meldungen, die uns PayPal zu Zahlungen sendet, können Ihren Namen enthalten',
  payment_findings: 'speichern wir Betrag, Stand, Zeitpunkte, die Nummern des Zahlungsdienstes',
  payment_operations: 'speichern wir Betrag, Stand, Zeitpunkte, die Nummern des Zahlungsdienstes',
  quote_timeline: 'Machen wir Ihnen ein Angebot, speichern wir',
  quote_versions: 'Machen wir Ihnen ein Angebot, speichern wir',
  quotes: 'Machen wir Ihnen ein Angebot, speichern wir',
  reminder_stops: 'halten wir fest, was aus ihr wird',
  reminders: 'halten wir fest, was aus ihr wird',
  former_conditions: null,
  price_history: null,
  product_arrivals: null,
  product_ratings: null,
  products: null,
  fetched_files: null,
  import_changes: null,
  imports: null,
  issued_documents: 'Bestellungen, Rechnungen und den dazugehörigen Schriftverkehr bewahren wir',
  relative_stock_files: null,
  review_requests: 'bitten wir Sie einmal per E-Mail darum',
  review_stops: 'Von Ihrer Adresse speichern wir dann nur einen Prüfwert',
  reviews: 'Bewerten Sie einen Artikel, veröffentlichen wir Ihre Sterne',
  search_counts: 'ohne festzuhalten, wer gesucht hat',
  retention_counts: null,
  retention_holds: 'halten wir fest, was aus ihr wird',
  sessions: 'Zu jeder Anmeldung speichern wir Browser und Betriebssystem',
  stock_alerts: 'benachrichtigen, wenn ein Artikel wieder lieferbar ist, speichern wir',
  templates: null,
  vat_checks: 'Geben Sie als Unternehmen eine UID-Nummer an',
  voucher_redemptions: 'halten wir fest, welcher Gutschein verwendet wurde',
  voucher_reservations: 'merken wir ihn 60 Minuten für Ihren Warenkorb vor',
  sold_vouchers: null,
  voucher_series: null,
  vouchers: null,
  // Who of the shop has looked at a declaration: an employee.
  withdrawal_checks: null,
  wish_lists: 'Ihr Warenkorb und Ihre Merkliste werden zum Konto gespeichert',
  withdrawals: 'Widerrufen Sie einen Vertrag, speichern wir Ihre Erklärung',
};

/** Counts of logins and codes: the statement and docs/privacy.md speak of them in one sentence. */
const ofAccounts = {
  statement: 'zählen wir, wie oft eine Anmeldung oder ein Code versucht wurde',
  doc: 'how often logins and codes were tried',
};
const anHour = { ...ofAccounts, lasts: hour, ends: 'eine Stunde nach dem letzten Versuch, die für' };
const aDay = {
  ...ofAccounts,
  lasts: day,
  ends: 'die für ein Konto zusammen mit einem Netz oder Browser einen Tag danach',
};

/**
 * What the statement says of each count, how long it lasts and in which words, and what docs/privacy.md says of it.
 */
const countSaid: Readonly<Record<AttemptKind, typeof anHour>> = {
  'login-network': anHour,
  'login-account': anHour,
  'login-account-network': aDay,
  'login-device': aDay,
  'office-network': anHour,
  'office-account': anHour,
  'office-account-network': aDay,
  'code-network': anHour,
  'code-account': anHour,
  'code-account-network': aDay,
  'code-device': aDay,
  'withdrawal-network': {
    ...{ statement: 'wie viele Widerrufe aus einem Netz kommen', doc: 'how many withdrawals a network sends' },
    ...{ lasts: hour, ends: 'eine Stunde nach dem letzten Widerruf' },
  },
  'withdrawal-email': {
    ...{ statement: 'wie viele Bestätigungen an eine Adresse gehen', doc: 'how many acknowledgements an address gets' },
    ...{ lasts: day, ends: 'einen Tag nach der letzten Bestätigung' },
  },
  'stock-alert-network': {
    ...{
      statement: 'wie viele solche Anfragen aus einem Netz kommen',
      doc: 'how many stock alerts a network asks for',
    },
    ...{ lasts: hour, ends: 'eine Stunde nach der letzten Anfrage' },
  },
  'review-order': {
    ...{
      statement: 'Wie oft Bewertungen zu einer Bestellung geändert werden',
      doc: 'how often the reviews of an order are changed',
    },
    ...{ lasts: hour, ends: 'eine Stunde nach der letzten Änderung' },
  },
  'stock-alert-email': {
    ...{ statement: 'wie viele Bitten um Bestätigung an eine Adresse gehen', doc: 'how often an address is asked' },
    ...{ lasts: day, ends: 'einen Tag nach der letzten Bitte' },
  },
  'newsletter-network': {
    ...{
      statement: 'wie viele Abonnements aus einem Netz bestellt werden',
      doc: 'how many newsletters a network orders',
    },
    ...{ lasts: hour, ends: 'eine Stunde nach dem letzten davon' },
  },
  'newsletter-email': {
    ...{ statement: 'wie oft eine Adresse um die Bestätigung gebeten wird', doc: 'how often one is asked about it' },
    ...{ lasts: day, ends: 'einen Tag nach dem letzten Mal' },
  },
};

describe('the privacy statement', () => {
  test('names what each table keeps of people, and docs/privacy.md names the table [LAW D1]', () => {
    const tables = Object.entries(saidOf).filter(([, sentence]) => sentence !== null);
    expect(tables.filter(([, sentence]) => !text.includes(`${sentence}`))).toEqual([]);
    const stored = textOf('docs/privacy.md')
      .split(/^## /m)
      .find((chapter) => chapter.startsWith('What is stored'));
    const named = Object.keys(saidOf).filter((table) => stored?.includes(`\`${table}\``));
    expect(named.toSorted()).toEqual(tables.map(([table]) => table).toSorted());
  });

  test('names each cookie that the shop sets, and how long it lasts [LAW D4]', async () => {
    const cookies = stored.filter(({ kind }) => kind === 'Cookie');
    const set = await cookiesOf('http://localhost:3000');
    expect(cookies.map(({ name }) => name).sort()).toEqual([...set.keys()].sort());
    for (const { name, lasts } of cookies) {
      expect([name, lasts.split(/[,;]/)[0]]).toEqual([name, lastingOf(set.get(name) ?? null)]);
    }
  });

  test('says that orders lose their people by themselves, and how long backups keep what was deleted [LAW D5, D6]', () => {
    expect(lawfulYears('AT')).toMatchObject({ voucher: 7, letter: 7, books: 7, 'one-stop-shop': 10 });
    expect(text).toContain('bewahren wir sieben Jahre ab dem Ende des Kalenderjahres auf');
    expect(text).toContain(
      'bewahren wir zehn Jahre auf (Art. 63c der Verordnung 282/2011). Danach löscht der Shop von selbst',
    );
    const running = readFileSync(join(import.meta.dirname, '../docs/running.md'), 'utf8');
    const [, days] = /kontor -name \*\.kontor -mtime \+(\d+) -delete/.exec(running) ?? [];
    expect(text).toContain(`bis auch diese gelöscht sind, spätestens nach ${days} Tagen.`);
  });

  test('says that no log has IP addresses, and the proxy of the documents has none [LAW D9]', () => {
    expect(text).toContain('jedoch weder IP-Adressen noch Eingaben');
    const running = readFileSync(join(import.meta.dirname, '../docs/running.md'), 'utf8');
    const servers = running.match(/^server \{.*?^\}/gms) ?? [];
    expect(servers.map((server) => server.includes('\taccess_log off;\n'))).toEqual([true, true]);
  });

  test('says how long offers are kept that no order came of [LAW D1]', () => {
    expect(text).toContain('löschen wir es ein Jahr danach');
    expect(quotesKept).toBe(365);
  });

  test('says how long an address is kept that waits for an article [LAW D1]', () => {
    const { unconfirmed, waiting, queued } = alertsKept;
    expect(text).toContain(`Bestätigen Sie nicht, löschen wir sie nach ${unconfirmed} Tagen.`);
    expect(text).toContain(`Kommt der Artikel nicht wieder, löschen wir sie nach ${waiting} Tagen.`);
    expect(text).toContain(`spätestens ${queued} Tage, nachdem er wieder lieferbar ist.`);
  });

  test('says how long an address gets the newsletter, and how long the proof of it is kept [LAW D1, D7]', () => {
    expect(text).toContain(`Bestätigen Sie das nicht, löschen wir alles nach ${unconfirmedKept} Tagen.`);
    expect(consentProofYears).toBe(3);
    expect(text).toContain('bis zum Ende des dritten Kalenderjahres nach der Abbestellung auf');
  });

  test('says that searches are counted without who searched, and for how long', () => {
    expect(text).toContain('zählen wir je Tag und Suchtext, ohne festzuhalten, wer gesucht hat');
    const { rare, frequent } = countsKept;
    expect(text).toContain(`seltene Suchtexte löschen wir nach ${rare} Tagen, alle anderen nach ${frequent} Tagen.`);
  });

  test('says by which names they go behind https', async () => {
    const names = [...(await cookiesOf('https://shop.example')).keys()];
    for (const name of names) expect(text).toMatch(new RegExp(`(^| )${name}[ .,]`));
    expect(text).toContain('__Host-XSRF-TOKEN, __Host-sid, __Host-device und __Host-request');
  });

  test('names everything that the storefront keeps in the browser [LAW D1, D2]', () => {
    const keys = new Set<string>();
    const storage = {
      getItem(key: string) {
        keys.add(key);
        return null;
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    const visit = createShoppingSession(storage, () => 'key', null);
    for (const value of Object.values(visit)) value.get();
    const kept = stored.filter(({ kind }) => kind === 'Sitzungsspeicher').map(({ name }) => name);
    const own = [...keys].map((key) => key.split(/[^\w-]/).at(-1));
    expect(kept.sort()).toEqual([...own, scrollPositions].sort());
  });

  test('names what stays in the browser of whoever keeps articles for later, or compares them [LAW D1, D2]', () => {
    const stays = new Map<string, string>();
    const [getItem, setItem] = [
      (key: string) => stays.get(key) ?? null,
      (key: string, to: string) => stays.set(key, to),
    ];
    vi.stubGlobal('localStorage', { getItem, setItem });
    vi.stubGlobal('window', { addEventListener: () => {} });
    storeWishes(['hammer']);
    keepSeen();
    choose({ id: 'hammer', name: 'Hammer' });
    vi.unstubAllGlobals();
    expect(stored.filter(({ kind }) => kind === 'Lokaler Speicher').map(({ name }) => name)).toEqual([...stays.keys()]);
  });

  test('says how long sessions, known browsers, codes and mails are kept', () => {
    expect(text).toContain(
      `Sie endet ${sessionLasts.unused / day} Tage nach der letzten Verwendung, spätestens nach ${sessionLasts.atMost / day} Tagen`,
    );
    expect(text).toContain(`Das löschen wir ${deviceRemembered / day} Tage nach der letzten Verwendung.`);
    expect(text).toContain(`gelten ${codeLasts / minute} Minuten`);
    expect(text).toContain(`löschen wir ${rememberedFor / day} Tage, nachdem sie erledigt sind`);
    expect(text).toContain('nicht senden, bleibt ihr Auftrag, bis wir ihn von Hand abschließen.');
    expect(text).toContain(`sobald die Nachricht gesendet ist, spätestens nach ${noticeKept / day} Tagen.`);
    expect(text).toContain(`wir löschen sie nach ${eventsKept / day} Tagen`);
  });

  test('says of each count of tries that it is kept, and for how long; docs/privacy.md too', () => {
    const counted = Object.entries(forgottenAfter).map(([kind, lasts]) => [kind, lasts]);
    const saidToLast = Object.entries(countSaid).map(([kind, { lasts }]) => [kind, lasts]);
    expect(counted.toSorted()).toEqual(saidToLast.toSorted());
    const docs = textOf('docs/privacy.md');
    const unsaid = Object.entries(countSaid).filter(
      ([, { statement, ends, doc }]) => !text.includes(statement) || !text.includes(ends) || !docs.includes(doc),
    );
    expect(unsaid).toEqual([]);
  });
});
