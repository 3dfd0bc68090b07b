import { describe, expect, test } from 'vitest';
import { refusal, TestSaferpay } from './testing/saferpay-client.ts';

const hour = 60 * 60 * 1000;
const payerMessage = 'Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie ein anderes Zahlungsmittel.';

describe('PaymentPage/Assert', () => {
  test('before the payer acted there is nothing to tell', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    const message = 'Transaction was not started by the payer';
    const notStarted = { status: 402, body: refusal('TRANSACTION_NOT_STARTED', 'RETRY_LATER', message) };
    expect(await saferpay.call('PaymentPage/Assert', { Token: token })).toEqual(notStarted);
    await saferpay.open(token);
    expect(await saferpay.call('PaymentPage/Assert', { Token: token })).toEqual(notStarted);
  });

  test('an unknown token is invalid', async () => {
    const saferpay = await TestSaferpay.start();
    expect(await saferpay.call('PaymentPage/Assert', { Token: 'unbekannt' })).toEqual({
      status: 402,
      body: refusal('TOKEN_INVALID', 'DO_NOT_RETRY', 'Token is unknown'),
    });
  });

  test('an authorization is reported with the means of payment and the liability', async () => {
    const at = Date.parse('2026-11-21T20:00:00Z');
    const saferpay = await TestSaferpay.start({ machineTime: () => at });
    const { token, transactionId } = await saferpay.decided('authorized');
    expect(await saferpay.call('PaymentPage/Assert', { Token: token })).toEqual({
      status: 200,
      body: {
        ResponseHeader: { SpecVersion: '1.53', RequestId: 'test-1' },
        Transaction: {
          ...{ Type: 'PAYMENT', Status: 'AUTHORIZED', Id: transactionId, Date: '2026-11-21T20:00:00.000Z' },
          Amount: { Value: '1999', CurrencyCode: 'EUR' },
          OrderId: '2026-000123-1',
          ...{ AcquirerName: 'Saferpay Test', AcquirerReference: '000000' },
          ...{ SixTransactionReference: `0:0:3:${transactionId}`, ApprovalCode: '012345' },
        },
        PaymentMeans: {
          Brand: { PaymentMethod: 'VISA', Name: 'VISA Saferpay Test' },
          DisplayText: 'xxxx xxxx xxxx 0001',
          Card: {
            ...{ MaskedNumber: '90100031xxxx0001', ExpYear: 2031, ExpMonth: 9, HolderName: 'Test Payer' },
            ...{ CountryCode: 'AT', FundingSource: 'CREDIT' },
          },
        },
        Liability: {
          ...{ LiabilityShift: true, LiableEntity: 'THREEDS', InPsd2Scope: 'YES' },
          ThreeDs: { Authenticated: true, AuthenticationType: 'STRONG_CUSTOMER_AUTHENTICATION', Version: '2' },
        },
      },
    });
  });

  test.each([
    ['no-liability-shift', false, 'MERCHANT', false, 'NONE'],
    ['liability-shift-by-attempt', true, 'THREEDS', false, 'ATTEMPT'],
  ])('%s', async (outcome, shift, entity, authenticated, type) => {
    const saferpay = await TestSaferpay.start();
    const { token } = await saferpay.decided(outcome);
    const { body } = await saferpay.call('PaymentPage/Assert', { Token: token });
    expect(body.Liability).toEqual({
      ...{ LiabilityShift: shift, LiableEntity: entity, InPsd2Scope: 'YES' },
      ThreeDs: { Authenticated: authenticated, AuthenticationType: type, Version: '2' },
    });
    expect(body.Transaction?.Status).toBe('AUTHORIZED');
  });

  test('a method without authorization is captured at once, and nobody is liable for a card', async () => {
    const saferpay = await TestSaferpay.start();
    const { token, transactionId } = await saferpay.decided('captured-at-once');
    const { body } = await saferpay.call('PaymentPage/Assert', { Token: token });
    expect(body.Transaction).toMatchObject({ Status: 'CAPTURED', CaptureId: `${transactionId}_c` });
    expect(body.PaymentMeans).toEqual({ Brand: { PaymentMethod: 'WERO', Name: 'Wero' }, DisplayText: 'Wero' });
    expect(body).not.toHaveProperty('Liability');
    expect(await saferpay.payments()).toMatchObject([
      { state: 'CAPTURED', authorized: 1999, captured: 1999, captures: 1 },
    ]);
  });

  test.each([
    ['aborted', 'TRANSACTION_ABORTED', 'DO_NOT_RETRY', 'Transaction aborted by the payer', {}],
    [
      ...(['declined', 'TRANSACTION_DECLINED', 'OTHER_MEANS', 'Transaction declined by the processor'] as const),
      {
        PayerMessage: payerMessage,
        ProcessorName: 'Saferpay Test',
        ProcessorResult: '05',
        ProcessorMessage: 'Do not honour',
      },
    ],
    ['3ds-failed', '3DS_AUTHENTICATION_FAILED', 'OTHER_MEANS', '3D-Secure authentication failed', {}],
    [
      ...(['soft-declined', 'PAYER_AUTHENTICATION_REQUIRED', 'RETRY', 'Payer authentication required'] as const),
      {
        PayerMessage: payerMessage,
        ProcessorName: 'Saferpay Test',
        ProcessorResult: '65',
        ProcessorMessage: 'Soft decline',
      },
    ],
    [
      ...(['risk-blocked', 'BLOCKED_BY_RISK_MANAGEMENT', 'DO_NOT_RETRY', 'Blocked by risk management'] as const),
      { Risk: { BlockReason: 'BLACKLIST_IP' } },
    ],
  ])('%s is refused as %s, and moves no money', async (outcome, name, behavior, message, details) => {
    const saferpay = await TestSaferpay.start();
    const { token, transactionId } = await saferpay.decided(outcome);
    const about = { TransactionId: transactionId, OrderId: '2026-000123-1', ...details };
    const refused = { status: 402, body: refusal(name, behavior, message, about) };
    expect(await saferpay.call('PaymentPage/Assert', { Token: token })).toEqual(refused);
    const reference = { TransactionReference: { TransactionId: transactionId } };
    expect((await saferpay.call('Transaction/Capture', reference)).body.ErrorName).toBe('TRANSACTION_IN_WRONG_STATE');
    expect((await saferpay.call('Transaction/Inquire', reference)).body.ErrorName).toBe('TRANSACTION_NOT_FOUND');
    expect(await saferpay.payments()).toMatchObject([{ state: 'FAILED', authorized: 0, captured: 0, captures: 0 }]);
  });

  test('a breakdown hides an authorization once', async () => {
    const saferpay = await TestSaferpay.start();
    const { token } = await saferpay.decided('error-but-authorized');
    const first = await saferpay.call('PaymentPage/Assert', { Token: token });
    expect(first).toEqual({ status: 500, body: refusal('INTERNAL_ERROR', 'RETRY', 'Internal error') });
    const second = await saferpay.call('PaymentPage/Assert', { Token: token });
    expect(second.body.Transaction?.Status).toBe('AUTHORIZED');
  });

  test('pending is decided after its time, and cannot be captured before', async () => {
    const saferpay = await TestSaferpay.start();
    const paid = await saferpay.decided('pending-then-captured', 'A-1');
    const failed = await saferpay.decided('pending-then-failed', 'A-2');
    const status = async ({ token }: { token: string }) => {
      const { body } = await saferpay.call('PaymentPage/Assert', { Token: token });
      return body.Transaction?.Status ?? body.ErrorName;
    };
    expect([await status(paid), await status(failed)]).toEqual(['PENDING', 'PENDING']);
    const reference = { TransactionReference: { TransactionId: paid.transactionId } };
    expect((await saferpay.call('Transaction/Capture', reference)).body.ErrorName).toBe('TRANSACTION_IN_WRONG_STATE');
    await saferpay.pass(1_000);
    expect([await status(paid), await status(failed)]).toEqual(['PENDING', 'PENDING']);
    await saferpay.pass(1_000);
    expect([await status(paid), await status(failed)]).toEqual(['CAPTURED', 'TRANSACTION_DECLINED']);
    const sums = (await saferpay.payments()).map(({ captured }) => captured);
    expect(sums).toEqual([1999, 0]);
  });

  test('a token tells for 24 hours, and for 120 where the payment was pending', async () => {
    const saferpay = await TestSaferpay.start();
    const { token } = await saferpay.decided('authorized');
    const pending = await saferpay.decided('pending-then-captured');
    const name = async (of: string) => (await saferpay.call('PaymentPage/Assert', { Token: of })).body.ErrorName;
    await saferpay.pass(24 * hour - 60_000);
    expect(await name(token)).toBeUndefined();
    await saferpay.pass(60_000);
    expect(await saferpay.call('PaymentPage/Assert', { Token: token })).toEqual({
      status: 402,
      body: refusal('TOKEN_EXPIRED', 'DO_NOT_RETRY', 'Token is expired'),
    });
    expect(await name(pending.token)).toBeUndefined();
    await saferpay.pass(96 * hour);
    expect(await name(pending.token)).toBe('TOKEN_EXPIRED');
  });
});
