import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** A waiter's knife, opened: handle, lever, worm and blade. */
export const waitersKnife = ({ handle }: { handle: Fill }): Drawing => ({
  svg:
    solid('steel', 'M-8 20L-2 20L-2 116L-10 108z', { light: rect(-7, 30, 2, 70) }) +
    `<path class="edge" d="M62 26v10c-9 3 -9 9 0 12c9 3 9 9 0 12c-9 3 -9 9 0 12c9 3 9 9 0 12c-9 3 -9 9 0 12l-3 14"/>` +
    solid('steel', polygon([118, 8], [132, 2], [166, 74], [158, 88], [148, 84], [150, 74]), { fine: 'M140 40l10 -4' }) +
    solid(handle, 'M-14 -4C10 -18 100 -20 132 -6Q142 2 132 18C100 26 20 26 -10 20Q-22 8 -14 -4z', {
      shade: 'M-20 10C40 22 100 22 140 8V30H-20z',
      light: 'M-4 -2C30 -12 90 -13 120 -6C90 -8 30 -6 -2 4z',
      fine: ['M10 -12V24', 'M108 -12V24'],
    }) +
    [12, 62, 112].map((x) => solid('brass', rect(x - 4, 0, 8, 8, 4))).join(''),
  box: { x: -22, y: -20, width: 192, height: 142 },
  turn: -12,
  share: 0.94,
});

/** A stopper that keeps sparkling wine, with two wings. */
export const stopper = ({ cap }: { cap: Fill }): Drawing => ({
  svg:
    solid('rubber', rect(-13, 34, 26, 34, 5), { shade: rect(4, 30, 14, 40), fine: ['M-13 44H13', 'M-13 54H13'] }) +
    [-1, 1]
      .map((side) =>
        place(
          solid('steel', 'M16 4L44 12Q50 40 40 62L32 60Q40 36 34 22L16 18z', { light: rect(36, 14, 3, 40) }),
          0,
          0,
          0,
          side,
          1,
        ),
      )
      .join('') +
    solid(cap, 'M-26 36V2Q-26 -20 0 -20Q26 -20 26 2V36z', {
      shade: rect(8, -24, 24, 70),
      light: rect(-20, -6, 5, 38),
    }) +
    label('SEKT', { x: 0, y: 14, size: 14, fill: 'white', weight: 700 }),
  box: { x: -50, y: -20, width: 100, height: 90 },
  stands: true,
  share: 0.7,
});

/** A cooling sleeve over a bottle. */
export const sleeve = ({ bottle, tone }: { bottle: Drawing; tone: Fill }): Drawing => ({
  svg:
    bottle.svg +
    solid(tone, 'M-48 128Q0 138 48 128V292Q0 304 -48 292z', {
      shade: rect(20, 120, 40, 190),
      light: rect(-38, 140, 6, 146),
      fine: times(5).map((i) => `M${-30 + i * 15} 134V296`),
    }),
  box: { ...bottle.box, x: -48, width: 96 },
  stands: true,
});

/** Printed on a box; | breaks the line. */
type Printed = { brand: string; title: string };

/** A gift box or wooden case, upright, for some bottles; their necks show where it is open. */
export const giftBox = ({
  fill,
  bottles,
  brand,
  title,
  open,
}: Printed & { fill: Fill; bottles: readonly Drawing[]; open: boolean }): Drawing => {
  const width = bottles.length * 96 + 16;
  const [top, height] = [open ? 150 : -20, open ? 190 : 340];
  const lines = title.split('|');
  return {
    svg:
      (open ? bottles.map(({ svg }, i) => place(svg, -width / 2 + 56 + i * 96, 0)).join('') : '') +
      solid(fill, rect(-width / 2, top, width, height, 3), {
        shade: rect(width / 2 - width * 0.18, top, width, height),
        light: rect(-width / 2 + 8, top + 6, 6, height - 12),
        fine: open
          ? `M${-width / 2} ${top + 12}H${width / 2}`
          : [`M${-width / 2} 30H${width / 2}`, `M${-width / 2} 34H${width / 2}`],
        patch: [['accent', rect(-width / 2, top + height * 0.82, width, 6)]],
      }) +
      lines
        .map((text, i) =>
          label(text, { x: 0, y: top + height * 0.42 + i * 24, size: 22, weight: 700, fit: width * 0.8 }),
        )
        .join('') +
      label(brand, { x: 0, y: top + height * 0.2, size: 12, fit: width * 0.8 }) +
      (open ? '' : fine(`M-18 -20C-18 -46 18 -46 18 -20`)),
    box: { x: -width / 2, y: open ? -18 : -42, width, height: open ? 358 : 362 },
    stands: true,
    share: open ? 1 : 0.84,
  };
};

/** A bottle carrier's small bottle with a square body: oil, vinegar, verjus. */
export const squareBottle = ({
  fill,
  cap,
  brand,
  title,
  amount,
}: Printed & { fill: Fill; cap: Fill; amount: string }): Drawing => ({
  svg:
    solid(fill, 'M-12 0V44C-12 60 -34 60 -34 80V214Q-34 220 -28 220H28Q34 220 34 214V80C34 60 12 60 12 44V0z', {
      shade: rect(14, 40, 40, 190),
      light: rect(-27, 84, 5, 126),
    }) +
    solid(cap, rect(-15, -10, 30, 36, 3), { shade: rect(4, -12, 14, 40), light: rect(-11, -6, 4, 28) }) +
    solid('paper', rect(-26, 98, 52, 92), {
      patch: [
        ['brand', rect(-26, 98, 52, 22)],
        ['accent', rect(-26, 120, 52, 2.4)],
      ],
    }) +
    label(brand, { x: 0, y: 109, size: 8, fill: 'white', fit: 44 }) +
    title
      .split('|')
      .map((text, i) => label(text, { x: 0, y: 142 + i * 13, size: 12, weight: 700, fit: 44 }))
      .join('') +
    label(amount, { x: 0, y: 180, size: 8, fit: 44 }),
  box: { x: -34, y: -10, width: 68, height: 230 },
  stands: true,
  share: 0.86,
});
