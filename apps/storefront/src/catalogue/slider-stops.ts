/** The maximum number of steps, so that a finger can reach each of them. */
const mostSteps = 40;
const roundSteps = [1, 2, 5];
const roundNumbers = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * The positions of the slider's thumbs: both ends and round numbers between them. If the upper end is at least ten
 * times the lower one, the steps grow with the numbers, because prices from 2 to 2,000 crowd at the lower end.
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

/**
 * Equal steps. Between integers at least 5 apart the steps are integers: nobody looks for shoes of size 38.5 if there
 * are none.
 */
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

/** A number times a power of ten, without binary rounding errors. */
function rounded(number: number, power: number): number {
  return Number(`${number}e${power}`);
}

/** The index of the stop nearest to a number. */
export function nearestStop(stops: readonly number[], number: number): number {
  let nearest = 0;
  for (const [i, stop] of stops.entries())
    if (Math.abs(stop - number) < Math.abs((stops[nearest] ?? 0) - number)) nearest = i;
  return nearest;
}
