import { expect, test } from 'vitest';
import { checkConfiguration } from './check-configuration.ts';
import { defaultConfiguration } from './texts/defaults.de.ts';
import { reminderTexts as texts } from './texts/reminders.de.ts';

const { reminders } = defaultConfiguration;
const step = { title: 'Mahnung', text: '', days: 7, fee: 0, businessFee: 0, interest: false };
const wrong = (...steps: readonly object[]) => {
  const checked = checkConfiguration('reminders', { ...reminders, steps: steps.map((one) => ({ ...step, ...one })) });
  return checked.ok ? [] : checked.errors;
};

test('reminders come one after the other, the first is free, and fees stay within the law', () => {
  expect(checkConfiguration('reminders', reminders)).toMatchObject({ ok: true });
  expect(wrong({}, { days: 14, fee: 500, businessFee: 4000 })).toEqual([]);
  expect(wrong({}, { days: 7 })).toEqual([{ path: 'steps.1.days', msg: texts.order }]);
  expect(wrong({ fee: 1 })).toEqual([{ path: 'steps.0.fee', msg: texts.firstIsFree }]);
  expect(wrong({ businessFee: 1 })).toEqual([{ path: 'steps.0.businessFee', msg: texts.firstIsFree }]);
  expect(wrong({}, { days: 8, fee: 501 })).toEqual([{ path: 'steps.1.fee', msg: texts.highestFee }]);
  expect(wrong({}, { days: 8, businessFee: 4001 })).toEqual([{ path: 'steps.1.businessFee', msg: texts.lumpSum }]);
});
