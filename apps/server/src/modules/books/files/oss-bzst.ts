import { type Cents, percentFromBasisPoints } from '@kontor/domain';
import type { OssQuarter } from '../types.ts';

/** The columns of the file, as the portal of the BZSt names them. */
const columns =
  'Land des Verbrauchs,Umsatzsteuertyp,Umsatzsteuersatz,"Steuerbemessungsgrundlage, Nettobetrag",Umsatzsteuerbetrag';

/**
 * The declaration of a quarter as the file that the portal of the BZSt imports: its version lines, then a line for each
 * country and rate, with points in numbers and CRLF. The format is that of published programs that write it, not of an
 * official description. The portal takes no negative amounts and no corrections of earlier quarters in this file: they
 * are typed in.
 */
export function ossBzst({ report }: Pick<OssQuarter, 'report'>): Buffer {
  const lines = report.lines
    .filter(({ net, vat }) => net > 0 && vat >= 0)
    .map(({ country, rateType, rate, net, vat }) =>
      [country, rateType, percentFromBasisPoints(rate).toFixed(2), decimalPoint(net), decimalPoint(vat)].join(','),
    );
  return Buffer.from(['#v1.0', '#ve1.1.0', columns, ...lines, ''].join('\r\n'));
}

function decimalPoint(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
