/** At most so many steps from one end to the other: a thumb of a finger's width should not skip any. */
const mostSteps = 40;
const roundSteps = [1, 2, 5];
const roundNumbers = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * Where the thumbs of a slider can stand: both ends, and round numbers between them. Prices from 2 to 2,000 crowd at
 * the lower end, so where the upper end is ten times the lower one, steps grow with the numbers.
 */
export function sliderStops(min: number, max: number): number[] {
  const between = min > 0 && max >= 10 * min ? growing(min, max) : even(min, max);
  return [min, ...between.filter((stop) => stop > min && stop < max), max];
}

function growing(min: number, max: number): number[] {
  const [first, last] = [Math.floor(Math.log10(min)), Math.floor(Math.log10(max))];
  const tens = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const all = tens.flatMap((ten) => roundNumbers.map((number) => rounded(number, ten)));
  return last - first < 5 ? all : tens.flatMap((ten) => [1, 2, 5].map((number) => rounded(number, ten)));
}

/** Between whole numbers that are some apart, in whole steps: nobody asks for shoes of size 38.5 where none are. */
function even(min: number, max: number): number[] {
  const isWhole = Number.isInteger(min) && Number.isInteger(max) && max - min >= 5;
  const smallest = Math.max((max - min) / mostSteps, isWhole ? 1 : 0);
  const ten = Math.floor(Math.log10(smallest));
  const step = [ten, ten + 1]
    .flatMap((power) => roundSteps.map((number) => rounded(number, power)))
    .find((candidate) => candidate >= smallest);
  if (step === undefined) return [];
  const first = Math.ceil(min / step);
  return Array.from({ length: mostSteps + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** A number times a power of ten, without the noise of binary fractions. */
function rounded(number: number, power: number): number {
  return Number(`${number}e${power}`);
}

/** The stop that is nearest to a number; beyond the ends the end. */
export function nearestStop(stops: readonly number[], number: number): number {
  let nearest = 0;
  for (const [i, stop] of stops.entries())
    if (Math.abs(stop - number) < Math.abs((stops[nearest] ?? 0) - number)) nearest = i;
  return nearest;
}
