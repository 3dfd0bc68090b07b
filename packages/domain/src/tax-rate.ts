/** A tax rate or another share in hundredths of a percent: 2000 is 20 %, 490 is Austria's 4.9 % (LAW T1). */
export type BasisPoints = number;

/** 100 %. */
export const wholeInBasisPoints: BasisPoints = 10_000;

/** Whether a value is a rate from 0 % to 100 % in whole basis points. */
export function isBasisPoints(value: unknown): value is BasisPoints {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= wholeInBasisPoints;
}

/**
 * Basis points from a percentage on the wire (4.9 gives 490); null if it has more than two decimals or is outside 0 to
 * 100.
 */
export function basisPointsFromPercent(percent: number): BasisPoints | null {
  const points = Math.round(percent * 100) + 0;
  return isBasisPoints(points) && points / 100 === percent ? points : null;
}

/**
 * The known rate that was probably meant by a fraction written for a percentage (0.19 for 19), or the other way round;
 * null if there is none.
 */
export function meantTaxRate(percent: number, known: readonly BasisPoints[]): BasisPoints | null {
  const isMeant = (rate: BasisPoints) =>
    rate > 0 && [percent * wholeInBasisPoints, percent].some((points) => Math.abs(points - rate) < 1e-6);
  return known.find(isMeant) ?? null;
}

/** The percentage for the wire: 490 gives 4.9. */
export function percentFromBasisPoints(rate: BasisPoints): number {
  return rate / 100;
}
