import { afterEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { createOfficeReviews } from './office-reviews.service.ts';
import { dueAt, reviewShop } from './testing/review-shop.ts';

const eva = { id: 'eva', name: 'Eva', network: '203.0.113.0/24' };
const at = new Date(dueAt).toISOString();

describeOnBothEngines('reviews in the back office', ({ open }) => {
  const shops: Awaited<ReturnType<typeof reviewShop>>[] = [];
  afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));

  /** A shop with a friendly and an unfriendly review. */
  async function reviewed() {
    const database = await open();
    const shop = await reviewShop(database);
    shops.push(shop);
    const clock = () => shop.time.now;
    const log = createOfficeLog({ database, clock });
    const office = createOfficeReviews({ database, log, clock });
    const [good, bad] = [await shop.key(await shop.delivered(1)), await shop.key(await shop.delivered(2))];
    await shop.send('/bewerten', { id: good, artikel: 'hammer', sterne: '5', text: 'Gut.', name: 'vorname' });
    shop.time.now += 1000;
    await shop.send('/bewerten', { id: bad, artikel: 'hammer', sterne: '1', text: 'Bricht.', name: 'vorname' });
    const [unfriendly, friendly] = (await office.page({})).reviews;
    if (unfriendly === undefined || friendly === undefined) throw new Error('The reviews are missing');
    return { ...shop, office, log, bad, friendly, unfriendly };
  }

  const seen = ({ _id, writtenAt, changedAt }: { _id: string; writtenAt: string; changedAt: string | null }) => ({
    ...{ id: _id, seen: changedAt ?? writtenAt },
  });

  test('are listed newest first, with the order', async () => {
    const { office, friendly, unfriendly } = await reviewed();
    expect(friendly).toMatchObject({
      ...{ product: { _id: 'hammer' }, orderNumber: '2026-000001', stars: 5, text: 'Gut.', name: 'Jörg' },
      ...{ writtenAt: at, changedAt: null, answer: null, hidden: null },
    });
    const ids = async (which: 'unanswered' | 'critical' | 'hidden') =>
      (await office.page({ which })).reviews.map(({ _id }) => _id);
    expect(await ids('unanswered')).toEqual([unfriendly._id, friendly._id]);
    expect(await ids('critical')).toEqual([unfriendly._id]);
    expect(await ids('hidden')).toEqual([]);
    expect((await office.page({ after: `${Date.parse(unfriendly.writtenAt)}.${unfriendly._id}` })).reviews).toEqual([
      friendly,
    ]);
  });

  test('a hidden one keeps its stars, says why, and is in the log; its writer cannot lift that [LAW P12]', async () => {
    const { office, log, unfriendly, reviews, send, bad, follow, catalogue, get } = await reviewed();
    expect(await office.hide(eva, { ...seen(unfriendly), reason: 'off-topic' })).toMatchObject({
      hidden: { reason: 'off-topic', at: new Date(dueAt + 1000).toISOString() },
    });
    const why = 'Der Text handelt nicht von diesem Artikel.';
    const shown = await reviews.ofProduct('hammer');
    expect(shown).toMatchObject({ count: 2, average: 3, distribution: [1, 0, 0, 0, 1], hidden: 1 });
    expect(shown.reviews[0]).toEqual({
      ...{ _id: unfriendly._id, stars: 1, text: '', name: '', writtenAt: '2026-12-07', hidden: why },
    });
    await follow();
    expect((await catalogue.product('hammer'))?.rating).toEqual({ count: 2, average: 3 });
    expect((await get('/bewertungen?artikel=hammer')).body).toContain(`Text ausgeblendet: ${why}`);
    expect((await get('/bewertungen?artikel=hammer')).body).not.toContain('Bricht.');
    await send('/bewerten', { id: bad, artikel: 'hammer', sterne: '1', text: 'Bricht sofort.', name: 'vorname' });
    expect((await reviews.ofProduct('hammer')).reviews[0]).toMatchObject({ text: '', hidden: why });
    const [now] = (await office.page({ which: 'hidden' })).reviews;
    await office.show(eva, seen(now ?? unfriendly));
    expect((await reviews.ofProduct('hammer')).reviews[0]).toMatchObject({ text: 'Bricht sofort.', name: 'Jörg' });
    const { entries } = await log.page({ subject: 'review', subjectId: unfriendly._id });
    expect(entries.map(({ action, operator }) => [action, operator])).toEqual([
      ['review.shown', 'Eva'],
      ['review.hidden', 'Eva'],
    ]);
  });

  test('an answer is shown with its review, and taken back by an empty one', async () => {
    const { office, unfriendly, reviews } = await reviewed();
    const answered = { text: 'Wir ersetzen ihn.', at: '2026-12-07' };
    await office.answer(eva, { ...seen(unfriendly), text: ' Wir  ersetzen ihn. ' });
    expect((await reviews.ofProduct('hammer')).reviews[0]?.answer).toEqual(answered);
    expect((await office.page({ which: 'unanswered' })).reviews.map(({ stars }) => stars)).toEqual([5]);
    expect(await office.answer(eva, { ...seen(unfriendly), text: 'x'.repeat(2001) })).toMatchObject({
      ...{ status: 400, code: 'invalid-form' },
    });
    expect((await reviews.ofProduct('hammer')).reviews[0]?.answer).toEqual(answered);
    await office.answer(eva, { ...seen(unfriendly), text: '' });
    expect((await reviews.ofProduct('hammer')).reviews[0]?.answer).toBeUndefined();
  });

  test('one that was changed or withdrawn meanwhile is left alone', async () => {
    const { office, unfriendly, send, bad, log, rows, time } = await reviewed();
    time.now += 1000;
    await send('/bewerten', { id: bad, artikel: 'hammer', sterne: '4', text: 'Doch gut.', name: 'anonym' });
    expect(await office.hide(eva, { ...seen(unfriendly), reason: 'unlawful' })).toMatchObject({
      ...{ status: 409, code: 'review-changed' },
    });
    await send('/bewerten/zurueckziehen', { id: bad, artikel: 'hammer' });
    expect(await office.answer(eva, { ...seen(unfriendly), text: 'Danke.' })).toMatchObject({
      ...{ status: 404, code: 'review-not-found' },
    });
    expect(await rows()).toMatchObject([{ stars: 5, answer: null, hidden_reason: null }]);
    expect((await log.page({ subject: 'review' })).entries).toEqual([]);
  });
});
