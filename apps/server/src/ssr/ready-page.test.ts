import { expect, test } from 'vitest';
import { ReadyPage } from './ready-page.ts';

test('a ready page has a validator that changes with encoding, content and policy', () => {
  const page = new ReadyPage(200, '<p>Grüße</p>', 'policy');
  const tags = [page.etag('br'), page.etag('gzip'), new ReadyPage(200, '<p>', 'policy').etag('br')];
  tags.push(new ReadyPage(200, '<p>Grüße</p>', 'other').etag('br'));
  expect(new Set(tags).size).toBe(4);
  expect(new ReadyPage(200, '<p>Grüße</p>', 'policy').etag('br')).toBe(page.etag('br'));
});
