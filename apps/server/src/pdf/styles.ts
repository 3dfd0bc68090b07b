/** The shop's look in print (DESIGN §8), on white paper: the colours of the storefront's tokens.css. Five sizes. */
export const colours = { ink: '#1d1b18', quiet: '#5b564e', rule: '#dcd7cc' } as const;

/** A text style. Size in points. */
export interface TextStyle {
  readonly font: 'regular' | 'semibold' | 'display';
  readonly size: number;
  readonly colour: string;
}

/** The styles of a letter. */
export const styles = {
  name: { font: 'display', size: 20, colour: colours.ink },
  title: { font: 'display', size: 18, colour: colours.ink },
  heading: { font: 'semibold', size: 11, colour: colours.ink },
  body: { font: 'regular', size: 9.5, colour: colours.ink },
  strong: { font: 'semibold', size: 9.5, colour: colours.ink },
  sum: { font: 'semibold', size: 11, colour: colours.ink },
  small: { font: 'regular', size: 8, colour: colours.ink },
  label: { font: 'regular', size: 8, colour: colours.quiet },
  fine: { font: 'regular', size: 7, colour: colours.quiet },
} as const satisfies Record<string, TextStyle>;

/**
 * The distance in points that a smaller text must start lower to share a baseline with a larger one. The font's
 * ascender is 1.024 of its size.
 */
export function baselineShift(small: TextStyle, large: TextStyle): number {
  return (large.size - small.size) * 1.024;
}
