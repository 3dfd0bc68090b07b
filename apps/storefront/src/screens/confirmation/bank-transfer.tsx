import type { Order, BankTransfer as Transfer, TransferCode } from '@kontor/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { formatPrice } from '../../format/format-price.ts';
import { confirmationTexts } from '../../texts/confirmation.de.ts';

/**
 * Where to send the money of an order that is not paid online, with what banking apps scan to fill that in (EPC069-12).
 */
export function BankTransfer({ order, transfer }: { order: Order; transfer: Transfer }) {
  const { sentence, holder, iban, bic, amount, reference } = transfer;
  const texts = confirmationTexts.bank;
  const rows = [
    [texts.holder, holder],
    [texts.iban, iban],
    [texts.bic, bic],
    [texts.amount, formatPrice(amount)],
    [texts.reference, reference],
  ] as const;
  return (
    <section className="bank-transfer" aria-labelledby="bank-transfer">
      <h2 id="bank-transfer">{texts.title}</h2>
      <p className="bank-transfer-way">
        {texts.by(order.paymentConditionName)}
        <br />
        {sentence}
      </p>
      <dl>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Code orderId={order._id} />
    </section>
  );
}

/** The code, as soon as it is there; without it the transfer is typed. */
function Code({ orderId }: { orderId: string }) {
  const { call } = useShop();
  const [code, setCode] = useState<TransferCode>();
  useEffect(() => {
    let isCurrent = true;
    call('orderTransferCode', { orderId }).then(
      (drawn) => isCurrent && setCode(drawn),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [call, orderId]);
  if (!code) return null;
  return (
    <figure>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={confirmationTexts.bank.code}>
        <path d={code.path} />
      </svg>
      <figcaption>{confirmationTexts.bank.scan}</figcaption>
    </figure>
  );
}
