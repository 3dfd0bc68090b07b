import type { BankTransfer as Transfer, TransferCode } from '@kontor/contract';
import { Fragment, useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { formatPrice } from '../../format/format-price.ts';
import { confirmationTexts } from '../../texts/confirmation.de.ts';

interface TransferToMake {
  readonly orderId: string;
  readonly transfer: Transfer;
  readonly isRest?: boolean;
}

/**
 * The bank account for an order's transfer, with the QR code for banking apps (EPC069-12). `isRest`: of a part, which
 * the code does not know.
 */
export function BankTransfer({ orderId, transfer, isRest = false }: TransferToMake) {
  const { holder, iban, bic, amount, reference } = transfer;
  const texts = confirmationTexts.bank;
  const rows = [
    [texts.holder, holder],
    [texts.iban, <Iban key={iban} iban={iban} />],
    [texts.bic, bic],
    [texts.amount, formatPrice(amount)],
    [texts.reference, reference],
  ] as const;
  return (
    <div className="bank-transfer">
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
      {!isRest && <Code orderId={orderId} />}
    </div>
  );
}

/** An IBAN in groups of four, with line breaks only between groups. It is copied as one text. */
function Iban({ iban }: { iban: string }) {
  const groups = iban.split(/\s+/).map((group, place) => ({ group, from: place * 4 }));
  return groups.map(({ group, from }) => (
    <Fragment key={from}>
      {from > 0 && ' '}
      <span className="iban-group">{group}</span>
    </Fragment>
  ));
}

/** The QR code once it is loaded. Without it the customer types the transfer. */
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
