/** Fills by what they depict; brand and accent take the colours of the product's brand. */
const tones = {
  ground: '#f6f1e6',
  paper: '#fffdf7',
  ink: '#2b2825',
  steel: '#c5cacb',
  bright: '#e3e6e4',
  iron: '#565a5d',
  black: '#3a3836',
  zinc: '#b9c0c4',
  yellowzinc: '#d8c27a',
  brass: '#d9b662',
  copper: '#cb8a5c',
  ash: '#e8cd9c',
  hickory: '#d8a86a',
  beech: '#dfb57f',
  walnut: '#8d6242',
  carton: '#d6b78a',
  white: '#f4f1ea',
  grey: '#9b9c98',
  rubber: '#4a4744',
  red: '#b8402f',
  orange: '#d97b2b',
  yellow: '#e6b93c',
  green: '#5d7f4e',
  teal: '#3f7f7a',
  blue: '#3b6690',
  brown: '#7a4f32',
  cream: '#f0e2bf',
  honey: '#d99a2b',
  glass: '#cfe0de',
  skin: '#e3c6a4',
  rose: '#cf8d80',
  leaf: '#6f8f3f',
  bottlegreen: '#3d4f33',
  flint: '#dfe6d8',
  straw: '#e8d78c',
  amber: '#c98f2e',
  claret: '#5b1a2c',
  salmon: '#e4a692',
  plum: '#4b3a5c',
} as const;

/** Name of a fill: what it depicts, or a colour of the brand. */
export type Fill = keyof typeof tones | 'brand' | 'accent';

/** Colours of a brand: main colour of handles and labels, and a second one beside it; and what it is shown on. */
export type Livery = { main: string; second: string; ground?: string };

const fills = (livery: Livery): string =>
  [
    ...Object.entries({ ...tones, ground: livery.ground ?? tones.ground }),
    ['brand', livery.main],
    ['accent', livery.second],
  ]
    .map(([name, colour]) => `.${name}{fill:${colour}}`)
    .join('');

const strokes = (edge: number, fine: number): string =>
  `.edge,.fine,.measure{fill:none;stroke:${tones.ink};stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}` +
  `.edge{stroke-width:${edge}}.fine{stroke-width:${fine};opacity:.62}.measure{stroke-width:2.5}`;

/** Style sheet of a coloured picture. */
export const colouredStyle = (livery: Livery): string =>
  `path{fill-rule:evenodd;clip-rule:evenodd}${fills(livery)}${strokes(5, 2.6)}.shade{fill:#1f1408;opacity:.15}.light{fill:#fff;opacity:.38}`;

/** Style sheet of a dimension drawing: white bodies, thin lines, lettering only where it measures. */
export const technicalStyle = (): string =>
  `path{fill-rule:evenodd;clip-rule:evenodd}path{fill:${tones.paper}}.shade{fill:#1f1408;opacity:.05}.light{display:none}${strokes(4, 2)}` +
  `.ground{fill:${tones.ground}}.ink,.arrow{fill:${tones.ink}}.text.white,.text.paper,.text.ink{fill:${tones.ink}}`;
