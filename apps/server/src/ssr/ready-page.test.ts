import { expect, test } from 'vitest';
import { ReadyPage } from './ready-page.ts';

test('a ready page has a weak validator that changes with content and policy', () => {
  const page = new ReadyPage(200, '<p>Grüße</p>', 'policy');
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/);
  const others = [new ReadyPage(200, '<p>', 'policy'), new ReadyPage(200, '<p>Grüße</p>', 'other')];
  expect(new Set([page, ...others].map(({ etag }) => etag)).size).toBe(3);
  expect(new ReadyPage(200, '<p>Grüße</p>', 'policy').etag).toBe(page.etag);
});
