import { expect, test } from 'vitest';
import { readSignInSearch } from './sign-in-search.ts';

test.each(['/', '/team', '/protokoll?art=role'])('%s is an address to go on to', (nach) => {
  expect(readSignInSearch({ nach })).toEqual({ nach });
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'team', '', 7, undefined])(
  '%s is none',
  (nach) => {
    expect(readSignInSearch({ nach })).toEqual({});
  },
);
