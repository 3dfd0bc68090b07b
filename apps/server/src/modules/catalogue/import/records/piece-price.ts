import type { ConditionDraft } from './import-record.ts';

type Priced = Pick<ConditionDraft, 'gross' | 'net' | 'salePrice' | 'listPrice' | 'isOfPiece'>;

/**
 * A draft with prices of one piece rounded as customers pay them: from 1 € on to the cent, below that to four decimals.
 * Shop systems store net prices with four or more decimals, because the tax was divided out: 24.9167 € net is 29.90 €
 * for one piece, not 2,990.00 € for a hundred. For a screw at 0.0345 €, rounding to the cent would be too coarse.
 */
export function asPieces<Draft extends Priced>(draft: Draft): Draft {
  if (!draft.isOfPiece) return draft;
  const { gross, net, salePrice, listPrice } = draft;
  return {
    ...draft,
    ...{ gross: pieceAmount(gross), net: pieceAmount(net) },
    ...{ salePrice: pieceAmount(salePrice), listPrice: pieceAmount(listPrice) },
  };
}

function pieceAmount(euro: unknown): unknown {
  if (typeof euro !== 'number' || !Number.isFinite(euro) || euro < 0) return euro;
  const times = euro >= 1 ? 100 : 10_000;
  // Rounding to seven further decimals first removes floating-point noise: 1.005 instead of 1.00499….
  return Math.round(Number((euro * times).toFixed(7))) / times;
}
