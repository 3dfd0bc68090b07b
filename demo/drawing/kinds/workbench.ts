import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** A workbench. */
export type Workbench = {
  /** Top length and height, mm. */
  width: number;
  height: number;
  /** Joiner's bench with front and tail vice, or a steel bench with drawers. */
  kind: 'joiner' | 'steel' | 'trestle';
  drawers?: number;
  share?: number | undefined;
};

const joiner = (w: number, h: number): string => {
  const top = 95;
  const leg = (x: number): string =>
    solid('beech', rect(x, top, 90, h - top), {
      shade: rect(x + 62, top, 40, h),
      fine: [`M${x + 24} ${top + 40}V${h - 60}`],
    });
  const foot = (x: number): string =>
    solid('beech', rect(x - 50, h - 70, 190, 70, 12), { shade: rect(x - 50, h - 24, 190, 30) });
  const dogs = times(Math.floor(w / 170)).map((i) => solid('ink', rect(130 + i * 160, 34, 26, 26)));
  return (
    [w * 0.14, w * 0.78].map((x) => leg(x) + foot(x)).join('') +
    solid('beech', rect(w * 0.14 + 80, h - 240, w * 0.64, 92), {
      shade: rect(0, h - 176, w, 40),
      fine: [`M${w * 0.2} ${h - 200}H${w * 0.76}`],
    }) +
    solid('beech', rect(w * 0.14 + 80, top, w * 0.64, 74), { shade: rect(0, top, w, 40) }) +
    solid('beech', rect(0, 0, w, top, 4), {
      light: rect(0, 8, w, 8),
      shade: rect(0, 72, w, 30),
      fine: [`M0 26C${w * 0.3} 20 ${w * 0.6} 34 ${w} 26`, `M0 62C${w * 0.4} 70 ${w * 0.7} 56 ${w} 64`],
    }) +
    dogs.join('') +
    solid('beech', rect(w * 0.04, 8, 300, 168, 8), {
      shade: rect(w * 0.04, 132, 300, 60),
      fine: [`M${w * 0.04} 60h300`, `M${w * 0.04} 104h300`],
    }) +
    solid('iron', ellipse(w * 0.04 + 150, 108, 26)) +
    solid('walnut', rect(w * 0.04 + 20, 98, 260, 20, 10)) +
    solid('beech', rect(w - 200, -4, 200, 108, 6), {
      shade: rect(w - 200, 74, 200, 40),
      fine: [`M${w - 160} -4V104`],
    }) +
    solid('steel', rect(w, 40, 44, 24)) +
    solid('iron', ellipse(w + 54, 52, 24)) +
    solid('walnut', rect(w + 44, -70, 20, 240, 10)) +
    solid('brand', rect(w * 0.44, 34, 170, 32, 4)) +
    label('AHORNBANK', { x: w * 0.44 + 85, y: 50, size: 26, fill: 'white', weight: 700, fit: 150 })
  );
};

const steel = (w: number, h: number, drawers: number): string => {
  const cab = w * 0.36;
  const rows = times(drawers).map((i) => {
    const dh = (h - 190) / drawers;
    const y = 70 + i * dh;
    return (
      solid('brand', rect(w - cab - 30, y + 6, cab, dh - 10, 5), {
        shade: rect(w - 70, y, 60, dh),
        light: rect(w - cab - 26, y + 10, cab, 6),
      }) + solid('bright', rect(w - cab + 10, y + dh * 0.36, cab - 80, 18, 8))
    );
  });
  return (
    solid('iron', rect(40, 50, 70, h - 50), { shade: rect(88, 50, 40, h) }) +
    solid('iron', rect(w - cab - 50, 50, cab + 40, h - 100), { shade: rect(w - 60, 50, 60, h) }) +
    [w - cab - 40, w - 80].map((x) => solid('iron', rect(x, h - 60, 60, 60))).join('') +
    solid('steel', rect(100, h - 250, w - cab - 140, 26)) +
    rows.join('') +
    solid('beech', rect(0, 0, w, 56, 4), {
      light: rect(0, 6, w, 6),
      shade: rect(0, 40, w, 20),
      fine: times(7).map((i) => `M${(i + 1) * (w / 8)} 0V56`),
    })
  );
};

const trestle = (w: number, h: number): string =>
  [0, w - 260]
    .map(
      (x) =>
        solid('ash', polygon([x + 90, 60], [x + 140, 60], [x + 60, h], [x, h]), {
          shade: polygon([x + 120, 60], [x + 140, 60], [x + 60, h], [x + 36, h]),
        }) +
        solid('ash', polygon([x + 120, 60], [x + 170, 60], [x + 260, h], [x + 200, h]), {
          shade: polygon([x + 150, 60], [x + 170, 60], [x + 260, h], [x + 236, h]),
        }) +
        solid('ash', rect(x + 50, h * 0.62, 160, 40), { shade: rect(x + 50, h * 0.62 + 26, 160, 20) }) +
        solid('iron', ellipse(x + 130, 84, 16)),
    )
    .join('') +
  solid('ash', rect(-30, 0, w + 60, 70, 4), {
    light: rect(-30, 8, w + 60, 8),
    shade: rect(-30, 50, w + 60, 30),
    fine: [`M-30 36C${w * 0.3} 30 ${w * 0.7} 44 ${w + 30} 36`],
  }) +
  solid('brand', rect(w * 0.4, 20, w * 0.2, 30, 4)) +
  fine(`M${w * 0.2} 60V70`);

/** Workbench from the front. */
export const workbench = ({ width, height, kind, drawers = 4, share }: Workbench): Drawing => ({
  svg:
    kind === 'joiner'
      ? joiner(width, height)
      : kind === 'steel'
        ? steel(width, height, drawers)
        : trestle(width, height),
  box: { x: -30, y: -80, width: width + 110, height: height + 80 },
  stands: true,
  share,
  measures: [
    { from: [0, height], to: [width, height], offset: -80, text: `${width}` },
    { from: [0, height], to: [0, 0], offset: -80, text: `${height}` },
  ],
});

/** Roller cabinet with drawers of growing height. */
export const toolTrolley = ({ drawers }: { drawers: number }): Drawing => {
  const total = times(drawers).reduce((sum, i) => sum + 62 + i * 9, 0);
  let y = 90;
  const fronts = times(drawers).map((i) => {
    const h = 62 + i * 9;
    const front =
      solid('brand', rect(24, y, 632, h - 7, 6), { shade: rect(596, y, 70, h), light: rect(28, y + 4, 624, 5) }) +
      solid('bright', rect(150, y + 8, 380, 14, 7));
    y += h;
    return front;
  });
  return {
    svg:
      [70, 610]
        .map(
          (x) =>
            solid('black', ellipse(x, 90 + total + 74, 46)) +
            solid('grey', ellipse(x, 90 + total + 74, 16)) +
            solid(
              'iron',
              polygon(
                [x - 34, 90 + total + 20],
                [x + 34, 90 + total + 20],
                [x + 14, 90 + total + 76],
                [x - 14, 90 + total + 76],
              ),
            ),
        )
        .join('') +
      solid('iron', rect(0, 50, 680, total + 76, 14), { shade: rect(640, 50, 60, total + 90) }) +
      fronts.join('') +
      solid('black', rect(-16, 20, 712, 48, 12), { light: rect(-4, 27, 690, 6) }) +
      solid('steel', 'M696 100H736Q748 100 748 112V330Q748 342 736 342H696V322H726V120H696z') +
      label('WERKSTATT', { x: 340, y: 44, size: 30, fill: 'white', weight: 700 }),
    box: { x: -16, y: 20, width: 764, height: total + 200 },
    stands: true,
  };
};
