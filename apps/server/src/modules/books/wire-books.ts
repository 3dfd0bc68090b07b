import type {
  BooksFile as WireFile,
  TurnoverLimit as WireLimit,
  BooksMonth as WireMonth,
  OssQuarter as WireOss,
  BooksQuarter as WireQuarter,
} from '@kontor/contract/office';
import { euroFromCents, isOutsideVat, percentFromBasisPoints, type TurnoverLimit } from '@kontor/domain';
import type { BooksFile, BooksMonth, BooksQuarter, OssQuarter } from './types.ts';

/** A month on the wire, in EUR and percent. */
export function wireMonth({ turnover, closed, ...month }: BooksMonth): WireMonth {
  return {
    ...month,
    ...summed(turnover),
    closed: closed && { at: new Date(closed.at).toISOString(), by: closed.by },
  };
}

/** A quarter on the wire, in EUR and percent. */
export function wireQuarter({ quarter, turnover, isClosed }: BooksQuarter): WireQuarter {
  return { quarter, isClosed, ...summed(turnover) };
}

function summed(billed: BooksMonth['turnover']) {
  const turnover = billed.filter(({ taxCase }) => !isOutsideVat(taxCase));
  const besides = billed.filter(({ taxCase }) => isOutsideVat(taxCase));
  const sum = (field: 'net' | 'vat') => euroFromCents(turnover.reduce((all, one) => all + one[field], 0));
  return { turnover: turnover.map(inEuro), besides: besides.map(inEuro), net: sum('net'), vat: sum('vat') };
}

/** A declaration on the wire, in EUR and percent. */
export function wireOss({ quarter, report, isClosed, isForBzst }: OssQuarter): WireOss {
  return {
    quarter,
    lines: report.lines.map(inEuro),
    corrections: report.corrections.map((one) => ({ ...one, vat: euroFromCents(one.vat) })),
    ...{ vat: euroFromCents(report.vat), isClosed, isForBzst },
  };
}

/** A limit on the wire, in EUR. */
export function wireLimit({ current, previous, limit, hardLimit, ...rest }: TurnoverLimit): WireLimit {
  const [now, before, bound, hard] = [current, previous, limit, hardLimit].map(euroFromCents);
  return { ...rest, current: now ?? 0, previous: before ?? 0, limit: bound ?? 0, hardLimit: hard ?? 0 };
}

/** A file on the wire. */
export function wireFile({ filename, bytes }: BooksFile): WireFile {
  return { filename, content: Buffer.from(bytes).toString('base64') };
}

function inEuro<Line extends { readonly rate: number; readonly net: number; readonly vat: number }>(line: Line): Line {
  const { rate, net, vat } = line;
  return { ...line, rate: percentFromBasisPoints(rate), net: euroFromCents(net), vat: euroFromCents(vat) };
}
