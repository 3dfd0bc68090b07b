import type { AmendmentPreview, AmendmentToSee, AmendStep } from '@kontor/contract/office';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { orderById } from '../orders/orders.service.ts';
import { exampleOrder } from '../orders/testing/order.ts';
import { fillCatalogue, testConfiguration, testNow } from '../orders/testing/shop.ts';
import { type OrderSnapshot, sumsUp } from '../orders/types.ts';
import { createVatIds, vatIdTexts, viesStandIn } from '../vat-ids/vat-ids.service.ts';
import { testLife } from './testing/life.ts';
import { vatIdJobs } from './vat-id-jobs.ts';

const settings = { ...testConfiguration, intraCommunity: { from: '2026-11-20' } };
const sentence = 'Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1, Art. 7 UStG 1994).';
const [valid, invalid, away] = ['DE123456788', 'DE123456780', 'DE123456789'];
const berlin = {
  ...{ ...exampleOrder().address, companyName: 'Nagel GmbH', street: 'Weg 1', zipCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', countryName: 'Deutschland' },
};

describeOnBothEngines('the VAT id of an order [LAW T5]', ({ open }) => {
  async function shop(more: NonNullable<Parameters<ReturnType<typeof testLife>['order']>[1]> = {}) {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database, {
      configuration: { current: async () => settings, currentFor: async () => settings },
    });
    const number = await at.order(1, { address: berlin, ...more });
    const placed = async (): Promise<OrderSnapshot> => {
      const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
      return (await orderById(database.read, id)) as OrderSnapshot;
    };
    const lines = exampleOrder().lines.map(({ amount }, line) => ({ line, amount }));
    const wanted = (vatId: string): AmendmentToSee => ({ number, lines, added: [], shippingCosts: 'kept', vatId });
    const seen = async (vatId: string): Promise<AmendmentPreview> => {
      const preview = await at.life.previewAmendment(wanted(vatId));
      if (isRefused(preview)) throw new Error(preview.code);
      return preview;
    };
    let key = 0;
    const amended = async (vatId: string, total: number, version = 0) => {
      const step: AmendStep = { ...wanted(vatId), version, key: `amend-vat-${++key}`, total, reason: 'UID genannt' };
      return at.done(at.life.amend(at.eva, step, false));
    };
    const { countryName: _, ...address } = berlin;
    const correction = (vatId: string, version = 0) => ({
      ...{ number, version, key: `correct-vat-${++key}`, email: 'joerg@example.at', address, shippingAddress: null },
      ...{ reason: 'UID', vatId },
    });
    return { database, at, number, placed, seen, amended, correction };
  }

  test('that is stated by an amendment takes the tax away, leaves the nets, and is told by a new confirmation', async () => {
    const { at, placed, seen, amended } = await shop({ texts: [] });
    // 2 × 16.66 + 22.64 + 12 × 7.52, and shipping as it is stated
    expect(await seen(valid)).toMatchObject({
      ...{ vatIdState: 'valid', isUntaxed: true, changesPrices: false },
      ...{ before: { toPay: { gross: 166.46 } }, after: { toPay: { gross: 153.1, tax: 0 } } },
    });
    const order = await amended(valid, 153.1);
    expect(order).toMatchObject({ hold: null, business: { vatId: valid, isUntaxed: true, last: { state: 'valid' } } });
    expect(order.timeline[0]?.changes?.[0]).toEqual({ field: 'vatId', before: '', after: valid });
    const stored = await placed();
    expect(stored).toMatchObject({
      ...{ business: { vatId: valid, check: { state: 'valid', consultation: `TEST-${valid}` } } },
      ...{ untaxed: { exemption: 'intra-community', sentence }, total: { gross: 15_310, net: 15_310, tax: 0 } },
    });
    expect(stored.lines.map(({ price }) => [price.gross, price.net])).toEqual([
      [1666, 1666],
      [2264, 2264],
      [752, 752],
    ]);
    expect(sumsUp(stored)).toBe(true);
    expect(await at.queued()).toEqual(['order-amended-mail 1']);
    const [mail] = await at.mails();
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain('153,10');
  });

  test('that is taken away or changed to an invalid one brings the tax back, on the same nets', async () => {
    for (const vatId of ['', invalid]) {
      const { placed, seen, amended } = await shop();
      await amended(valid, 153.1);
      const { after, isUntaxed } = await seen(vatId);
      expect([after.toPay.gross, isUntaxed]).toEqual([166.46, false]);
      await amended(vatId, 166.46, 1);
      const stored = await placed();
      expect(stored.untaxed).toBeUndefined();
      expect(stored.business?.vatId).toBe(vatId || undefined);
      expect(stored.total).toMatchObject(exampleOrder().total);
      expect(sumsUp(stored)).toBe(true);
    }
  });

  test('that nobody can check holds the order until a job has an answer', async () => {
    const { database, placed, amended, seen } = await shop();
    expect((await seen(away)).vatIdState).toBe('unknown');
    const hold = vatIdTexts.hold(away, 'AT');
    expect(await amended(away, 153.1)).toMatchObject({ hold, business: { last: { state: 'unknown' } } });
    const jobs = database.read.selectFrom('jobs').select(['kind', 'unique_key']).where('kind', '=', 'vat-id-check');
    const { id } = await placed();
    expect(await jobs.execute()).toEqual([{ kind: 'vat-id-check', unique_key: `vat-id-check:${id}:1` }]);
    // Another number that is valid ends the hold, and the job of the first one finds nothing to do.
    expect(await amended(valid, 153.1, 1)).toMatchObject({ hold: null, business: { last: { state: 'valid' } } });
    const vatIds = createVatIds({ database, clock: () => testNow, ask: viesStandIn, logger: { warn: () => {} } });
    const run = vatIdJobs({ database, vatIds, clock: () => testNow, log: { write: async () => {} } })['vat-id-check'];
    await run({ orderId: id }, { alongside: () => expect.unreachable() } as never);
    expect(await amended('', 166.46, 2)).toMatchObject({ business: null });
    await run({ orderId: id }, { alongside: () => expect.unreachable() } as never);
  });

  test('is corrected with the address where the tax stays, and refused where it does not', async () => {
    const { database, at, placed, correction, amended } = await shop();
    const changes = await at.refusal(at.life.correct(at.eva, correction(valid)));
    expect(changes).toEqual([
      ...[409, 'vat-id-changes-tax'],
      'Mit dieser UID ändert sich die Steuer. Tragen Sie sie unter „Positionen ändern“ ein: Dort wird sie neu berechnet.',
    ]);
    const wrong = await at.life.correct(at.eva, correction('DE12'));
    expect(isRefused(wrong) && wrong.errors?.map(({ path }) => path)).toEqual(['vatId']);
    expect((await database.read.selectFrom('orders').select('version').executeTakeFirstOrThrow()).version).toBe(0);
    // An invalid one is printed and changes no tax.
    const corrected = await at.done(at.life.correct(at.eva, correction(invalid)));
    expect(corrected).toMatchObject({
      business: { vatId: invalid, isUntaxed: false },
      order: { total: { gross: 166.46 } },
    });
    expect((await at.mails())[0]?.text).toContain(`jetzt: ${invalid}`);
    expect((await placed()).business?.check).toMatchObject({ state: 'invalid' });
    // Without tax: another valid one is corrected, one that is not known to be valid is amended.
    await amended(valid, 153.1, 1);
    expect(await at.code(at.life.correct(at.eva, correction(away, 2)))).toEqual([409, 'vat-id-changes-tax']);
    const other = await at.done(at.life.correct(at.eva, correction('DE123456781', 2)));
    expect(other).toMatchObject({
      business: { vatId: 'DE123456781', isUntaxed: true },
      order: { total: { gross: 153.1 } },
    });
    // The tax of an order that goes to another country would be another one.
    const home = {
      ...correction('DE123456781', 3),
      address: { ...berlin, zipCode: '1010', city: 'Wien', country: 'AT' },
    };
    expect(await at.code(at.life.correct(at.eva, home))).toEqual([409, 'country-costs-differ']);
    await at.done(at.life.ship(at.eva, { number: '2026-000001', version: 3, key: 'ship-all-1' }));
  });

  test('of an order that was shipped changes no tax, by whatever way', async () => {
    const { at, number, correction } = await shop();
    await at.done(at.life.ship(at.eva, { number, version: 0, key: 'ship-all-1', isTold: false }));
    const { address } = correction('');
    const replaced = at.life.replaceInvoice(at.eva, {
      ...{ number, version: 1, key: 'replace-vat-1', address, vatId: valid, reason: 'UID fehlte', isMailed: false },
    });
    expect(await at.refusal(replaced)).toEqual([
      ...[409, 'vat-id-changes-tax'],
      'Mit dieser UID ändert sich die Steuer. Nach dem Versand rechnet der Shop sie nicht mehr neu: Fragen Sie Ihre Steuerberatung.',
    ]);
  });
});
