import { expect, test } from 'vitest';
import { averageStars, cleanReviewText, longestReview, readReview, reviewerName } from './review.ts';

test('a review has one to five stars, and a text that may be missing', () => {
  expect(readReview({ stars: '5', text: '' })).toEqual({ stars: 5, text: '' });
  expect(readReview({ stars: '1', text: ' Hält  nicht.\r\n\r\n\r\n\r\nSchade. ' })).toEqual({
    stars: 1,
    text: 'Hält nicht.\n\nSchade.',
  });
  for (const stars of ['', '0', '6', '5.0', ' 5', '05', '-1', 'fünf'])
    expect(readReview({ stars, text: '' })).toEqual([{ path: 'stars', code: 'required' }]);
});

test('a text has at most 2000 letters, whatever they are, and no control characters', () => {
  const most = '🔨'.repeat(longestReview);
  expect(readReview({ stars: '3', text: most })).toEqual({ stars: 3, text: most });
  expect(readReview({ stars: '', text: 'a'.repeat(100_000) })).toEqual([
    { path: 'stars', code: 'required' },
    { path: 'text', code: 'too-long', limit: 2000 },
  ]);
  expect(readReview({ stars: '3', text: 'a\u0007b' })).toEqual([{ path: 'text', code: 'control-character' }]);
  expect(cleanReviewText('\u202eabc')).toBe('abc');
});

test('a name is shown if it is one line that is not too long', () => {
  expect([' Anna  Maria ', '', 'A\nB', 'x'.repeat(41)].map(reviewerName)).toEqual(['Anna Maria', '', '', '']);
});

test('the average is rounded half up to one decimal', () => {
  const averages = [
    [0, 0],
    [1, 5],
    [2, 9],
    [3, 13],
    [20, 85],
    [1000, 4999],
  ].map(([count = 0, stars = 0]) => averageStars({ count, stars }));
  expect(averages).toEqual([0, 5, 4.5, 4.3, 4.3, 5]);
});
