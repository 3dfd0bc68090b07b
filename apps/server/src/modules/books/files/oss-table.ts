import { byteOrderMark, tableRow } from '../../../tables/table-row.ts';
import { fileTexts } from '../texts/files.de.ts';
import type { OssQuarter } from '../types.ts';
import { decimalComma, rateWithDecimals } from './amounts.ts';

/** The declaration of a quarter as a table, in the fields of the tax office's form. */
export function ossTable({ quarter, report }: Pick<OssQuarter, 'quarter' | 'report'>): Buffer {
  const { goods, correction } = fileTexts.ossKinds;
  const rows = [
    Object.values(fileTexts.ossColumns),
    ...report.lines.map(({ country, rateType, rate, net, vat }) => [
      ...[goods, quarter, country, rateType, rateWithDecimals(rate), decimalComma(net), decimalComma(vat)],
    ]),
    ...report.corrections.map(({ quarter: corrected, country, vat }) => [
      ...[correction, corrected, country, '', '', '', decimalComma(vat)],
    ]),
  ];
  return Buffer.from(byteOrderMark + rows.map((row) => tableRow(row)).join(''));
}
