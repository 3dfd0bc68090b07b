import type { TurnoverLimit } from '../wire/books.ts';

const money = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
const euro = (amount: number) => money.format(amount);

/** What a limit is about, and where it stands: for a headline. */
export function limitTitle({ kind, state, current, limit }: TurnoverLimit): string {
  const what = kind === 'oss' ? 'Lieferschwelle der EU (OSS)' : 'Grenze für Kleinunternehmer';
  const percent = Math.floor((current * 100) / limit);
  const stands = {
    below: `zu ${percent} % erreicht`,
    near: `zu ${percent} % erreicht`,
    tolerated: 'überschritten, noch ohne Folgen in diesem Jahr',
    exceeded: 'überschritten',
    settled: 'nicht mehr von Belang',
  } as const;
  return `${what}: ${stands[state]}`;
}

/** The numbers of a limit, and what follows from them. */
export function limitSentence(one: TurnoverLimit): string {
  return [numbers(one), consequence(one), 'Was Sie anderswo verkaufen, zählt dazu und fehlt hier.'].join(' ');
}

function numbers({ kind, year, current, previous, limit }: TurnoverLimit): string {
  const what = kind === 'oss' ? 'Lieferungen an Verbraucher in anderen EU-Ländern, netto' : 'Umsatz';
  return `${what}: ${year} bisher ${euro(current)}, ${year - 1} waren es ${euro(previous)}. Die Grenze ist ${euro(limit)} im Jahr.`;
}

function consequence({ kind, state, limit, hardLimit, year }: TurnoverLimit): string {
  if (kind === 'oss') {
    if (state === 'settled') return 'Sie verrechnen schon die Umsatzsteuer des Lieferlands (Einstellung oss).';
    if (state === 'exceeded')
      return 'Es gilt die Umsatzsteuer des Lieferlands: Melden Sie sich zum One-Stop-Shop an und setzen Sie oss.from.';
    return 'Ab dem Verkauf, der sie überschreitet, gilt die Umsatzsteuer des Lieferlands (Einstellung oss).';
  }
  if (state === 'exceeded') return 'Die Befreiung ist zu Ende: Ab jetzt ist Umsatzsteuer zu verrechnen.';
  const until = limit === hardLimit ? '' : ` Über ${euro(hardLimit)} endet die Befreiung sofort.`;
  return state === 'tolerated'
    ? `Ab 1. Jänner ${year + 1} ist Umsatzsteuer zu verrechnen.${until}`
    : `Wer sie überschreitet, verrechnet ab dem nächsten Jahr Umsatzsteuer.${until}`;
}
