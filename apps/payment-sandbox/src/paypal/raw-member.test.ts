import { expect, test } from 'vitest';
import { rawMember } from './raw-member.ts';

test.each([
  ['{"a":1,"webhook_event": {"x" : "}\\",", "y":[1, 2]} ,"b":2}', '{"x" : "}\\",", "y":[1, 2]}'],
  ['{"a":{"webhook_event":1},"webhook_event":"text"}', '"text"'],
  ['{"a":"webhook_event","webhook_event":7}', '7'],
  ['{"webhook_\\u0065vent":[{}]}', '[{}]'],
  ['{"a":{"webhook_event":1}}', null],
  ['{}', null],
])('the text of a member is kept to the byte: %s', (text, member) => {
  expect(rawMember(text, 'webhook_event')).toBe(member);
});
