import type { ConditionDraft } from './import-record.ts';

type Priced = Pick<ConditionDraft, 'gross' | 'net' | 'salePrice' | 'listPrice' | 'isOfPiece'>;

/**
 * A draft whose prices of one piece are rounded as customers pay them: from 1 € on to the cent, below that to four
 * decimals. Shop systems keep net prices with four decimals and more, which only the tax was divided out by: 24.9167 €
 * net are 29.90 € for one piece, not 2,990.00 € for a hundred. Of a screw for 0.0345 € the cent would be too much.
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
  // Seven decimals more than are kept take off what the machine adds: 1.005 is no 1.00499….
  return Math.round(Number((euro * times).toFixed(7))) / times;
}
