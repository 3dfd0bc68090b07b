import { describe, expect, test } from 'vitest';
import { refusal, TestSaferpay } from './testing/saferpay-client.ts';

const at = Date.parse('2026-11-21T20:00:00Z');
const start = () => TestSaferpay.start({ machineTime: () => at });
const date = '2026-11-21T20:00:00.000Z';
const ResponseHeader = { SpecVersion: '1.53', RequestId: 'test-1' };
const byId = (TransactionId: string) => ({ TransactionReference: { TransactionId } });
const byOrder = (OrderId: string) => ({ TransactionReference: { OrderId } });
const euro = (Value: string, CurrencyCode = 'EUR') => ({ Value, CurrencyCode });

const alreadyCaptured = {
  status: 402,
  body: refusal('TRANSACTION_ALREADY_CAPTURED', 'DO_NOT_RETRY', 'Transaction already captured'),
};
const wrongState = {
  status: 402,
  body: refusal('TRANSACTION_IN_WRONG_STATE', 'DO_NOT_RETRY', 'Transaction is in a wrong state for this action'),
};
const notFound = {
  status: 402,
  body: refusal('TRANSACTION_NOT_FOUND', 'DO_NOT_RETRY', 'Transaction not found'),
};
const amountInvalid = { status: 402, body: refusal('AMOUNT_INVALID', 'DO_NOT_RETRY', 'Amount is invalid') };
const currencyInvalid = {
  status: 402,
  body: refusal('CURRENCY_INVALID', 'DO_NOT_RETRY', 'Currency does not match the referenced transaction'),
};

describe('Transaction/Capture', () => {
  test('takes the whole amount, once', async () => {
    const saferpay = await start();
    const { token, transactionId } = await saferpay.decided('authorized');
    expect(await saferpay.payments()).toMatchObject([
      { state: 'AUTHORIZED', authorized: 1999, captured: 0, captures: 0 },
    ]);
    expect(await saferpay.call('Transaction/Capture', byId(transactionId))).toEqual({
      status: 200,
      body: { ResponseHeader, CaptureId: `${transactionId}_c`, Status: 'CAPTURED', Date: date },
    });
    expect(await saferpay.call('Transaction/Capture', byId(transactionId))).toEqual(alreadyCaptured);
    expect(await saferpay.payments()).toMatchObject([
      { state: 'CAPTURED', authorized: 1999, captured: 1999, captures: 1 },
    ]);
    const { body } = await saferpay.call('PaymentPage/Assert', { Token: token });
    expect(body.Transaction).toMatchObject({ Status: 'CAPTURED', CaptureId: `${transactionId}_c` });
  });

  test('by OrderId, and a part of the amount', async () => {
    const saferpay = await start();
    await saferpay.decided('authorized', 'A-1');
    const Amount = euro('500');
    expect((await saferpay.call('Transaction/Capture', { ...byOrder('A-1'), Amount })).status).toBe(200);
    expect(await saferpay.call('Transaction/Capture', { ...byOrder('A-1'), Amount })).toEqual(alreadyCaptured);
    expect(await saferpay.payments()).toMatchObject([{ captured: 500, captures: 1 }]);
  });

  test('not more than was authorized, not in another currency, and not what nobody knows', async () => {
    const saferpay = await start();
    const { transactionId } = await saferpay.decided('authorized');
    const capture = (body: object) => saferpay.call('Transaction/Capture', body);
    expect(await capture({ ...byId(transactionId), Amount: euro('2000') })).toEqual(amountInvalid);
    expect(await capture({ ...byId(transactionId), Amount: euro('1999', 'CHF') })).toEqual(currencyInvalid);
    expect(await capture(byId('unbekannt'))).toEqual(notFound);
    expect(await capture(byOrder('unbekannt'))).toEqual(notFound);
    expect(await saferpay.payments()).toMatchObject([{ state: 'AUTHORIZED', captured: 0 }]);
  });

  test('of eight at once, one takes the money', async () => {
    const saferpay = await start();
    const { transactionId } = await saferpay.decided('authorized');
    const all = Array.from({ length: 8 }, () => saferpay.call('Transaction/Capture', byId(transactionId)));
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 402, 402, 402, 402, 402, 402, 402]);
    expect(await saferpay.payments()).toMatchObject([{ captured: 1999, captures: 1 }]);
  });
});

describe('Transaction/Cancel', () => {
  test('voids an authorization, once and for all', async () => {
    const saferpay = await start();
    const { token, transactionId } = await saferpay.decided('authorized');
    expect(await saferpay.call('Transaction/Cancel', byId(transactionId))).toEqual({
      status: 200,
      body: { ResponseHeader, TransactionId: transactionId, OrderId: '2026-000123-1', Date: date },
    });
    expect(await saferpay.call('Transaction/Cancel', byId(transactionId))).toEqual(wrongState);
    expect(await saferpay.call('Transaction/Capture', byId(transactionId))).toEqual(wrongState);
    const { body } = await saferpay.call('PaymentPage/Assert', { Token: token });
    expect(body.Transaction?.Status).toBe('CANCELED');
    expect(await saferpay.payments()).toMatchObject([{ state: 'CANCELED', authorized: 0, captured: 0 }]);
  });

  test('not after a capture', async () => {
    const saferpay = await start();
    const { transactionId } = await saferpay.decided('captured-at-once');
    expect(await saferpay.call('Transaction/Cancel', byId(transactionId))).toEqual(alreadyCaptured);
    expect(await saferpay.payments()).toMatchObject([{ state: 'CAPTURED', captured: 1999 }]);
  });
});

describe('Transaction/Inquire', () => {
  test('finds what was authorized by either name, and tells what Assert tells', async () => {
    const saferpay = await start();
    const { token, transactionId } = await saferpay.decided('authorized', 'A-1');
    const asserted = await saferpay.call('PaymentPage/Assert', { Token: token });
    expect(await saferpay.call('Transaction/Inquire', byId(transactionId))).toEqual(asserted);
    expect(await saferpay.call('Transaction/Inquire', byOrder('A-1'))).toEqual(asserted);
  });

  test('finds nothing of what was not', async () => {
    const saferpay = await start();
    const pending = await saferpay.decided('pending-then-captured', 'A-1');
    await saferpay.initialized('A-2');
    expect(await saferpay.call('Transaction/Inquire', byId(pending.transactionId))).toEqual(notFound);
    expect(await saferpay.call('Transaction/Inquire', byOrder('A-1'))).toEqual(notFound);
    expect(await saferpay.call('Transaction/Inquire', byOrder('A-2'))).toEqual(notFound);
  });
});

describe('Transaction/Refund', () => {
  const captured = async (saferpay: TestSaferpay, outcome = 'authorized') => {
    const { transactionId } = await saferpay.decided(outcome);
    if (outcome === 'authorized') await saferpay.call('Transaction/Capture', byId(transactionId));
    return { CaptureReference: { CaptureId: `${transactionId}_c` } };
  };
  const refund = (saferpay: TestSaferpay, reference: object, Refund: object) =>
    saferpay.call('Transaction/Refund', { ...reference, Refund });

  test('to a card comes back authorized, and is done when it is captured', async () => {
    const saferpay = await start();
    const reference = await captured(saferpay);
    const { status, body } = await refund(saferpay, reference, { Amount: euro('500'), OrderId: 'R-1' });
    const id = String(body.Transaction?.Id);
    expect(status).toBe(200);
    expect(body.Transaction).toEqual({
      ...{ Type: 'REFUND', Status: 'AUTHORIZED', Id: id, Date: date, Amount: euro('500'), OrderId: 'R-1' },
      ...{ AcquirerName: 'Saferpay Test', AcquirerReference: '000000', ApprovalCode: '012345' },
      SixTransactionReference: `0:0:3:${id}`,
    });
    expect(await saferpay.payments()).toMatchObject([{ captured: 1999, refunded: 0 }]);
    expect((await saferpay.call('Transaction/Capture', byId(id))).body).toMatchObject({ CaptureId: `${id}_c` });
    expect(await saferpay.payments()).toMatchObject([{ captured: 1999, refunded: 500, captures: 1 }]);
    const found = await saferpay.call('Transaction/Inquire', byOrder('R-1'));
    expect(found.body.Transaction).toMatchObject({ Type: 'REFUND', Status: 'CAPTURED', Id: id });
  });

  test('to an account is done at once', async () => {
    const saferpay = await start();
    const reference = await captured(saferpay, 'captured-at-once');
    const { body } = await refund(saferpay, reference, { Amount: euro('1999') });
    expect(body.Transaction).toMatchObject({ Type: 'REFUND', Status: 'CAPTURED' });
    expect(await saferpay.payments()).toMatchObject([{ captured: 1999, refunded: 1999 }]);
  });

  test('not more than was captured, if the merchant asks for that; more, if not', async () => {
    const saferpay = await start();
    const reference = await captured(saferpay);
    const restricted = (value: string) =>
      refund(saferpay, reference, { Amount: euro(value), RestrictRefundAmountToCapturedAmount: true });
    expect((await restricted('1500')).status).toBe(200);
    expect(await restricted('500')).toEqual(amountInvalid);
    expect((await restricted('499')).status).toBe(200);
    expect(await restricted('1')).toEqual(amountInvalid);
    expect((await refund(saferpay, reference, { Amount: euro('1') })).status).toBe(200);
  });

  test('a refund that was cancelled gives its amount free again', async () => {
    const saferpay = await start();
    const reference = await captured(saferpay);
    const whole = { Amount: euro('1999'), RestrictRefundAmountToCapturedAmount: true };
    const { body } = await refund(saferpay, reference, whole);
    expect((await saferpay.call('Transaction/Cancel', byId(String(body.Transaction?.Id)))).status).toBe(200);
    expect((await refund(saferpay, reference, whole)).status).toBe(200);
  });

  test('the same request twice refunds twice', async () => {
    const saferpay = await start();
    const reference = await captured(saferpay, 'captured-at-once');
    await refund(saferpay, reference, { Amount: euro('500') });
    await refund(saferpay, reference, { Amount: euro('500') });
    expect(await saferpay.payments()).toMatchObject([{ refunded: 1000 }]);
  });

  test('not in another currency, not of what was not captured, and not without the licence', async () => {
    const saferpay = await start();
    const reference = await captured(saferpay);
    expect(await refund(saferpay, reference, { Amount: euro('5', 'CHF') })).toEqual(currencyInvalid);
    const unknown = { CaptureReference: { CaptureId: 'unbekannt' } };
    expect(await refund(saferpay, unknown, { Amount: euro('5') })).toEqual(notFound);
    await saferpay.control('saferpay/licence', { business: false });
    const ErrorDetail = ['The licence of this customer does not include refunds.'];
    expect(await refund(saferpay, reference, { Amount: euro('5') })).toEqual({
      status: 403,
      body: refusal('PERMISSION_DENIED', 'DO_NOT_RETRY', 'Permission denied', { ErrorDetail }),
    });
    expect(await saferpay.payments()).toMatchObject([{ refunded: 0 }]);
  });
});
