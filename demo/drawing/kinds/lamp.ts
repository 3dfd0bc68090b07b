import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import { band } from '../ribbon.ts';

/** LED floodlight on a folding stand. */
export const floodlight = ({
  watts,
  lumen,
  share,
}: {
  watts: number;
  lumen: string;
  share?: number | undefined;
}): Drawing => ({
  svg:
    band('iron', [
      [40, 216, 7],
      [56, 130, 7],
      [60, 60, 7],
    ]) +
    band(
      'iron',
      [
        [260, 216, 7],
        [244, 130, 7],
        [240, 60, 7],
      ],
      -1,
    ) +
    solid('black', rect(10, 208, 280, 16, 7), { light: rect(16, 211, 268, 3) }) +
    solid('brand', rect(36, 0, 228, 156, 16), {
      shade: [rect(36, 134, 228, 30), rect(240, 0, 30, 160)],
      light: rect(46, 5, 208, 5),
    }) +
    solid('black', rect(50, 14, 200, 116, 8)) +
    solid('cream', rect(58, 22, 184, 100, 5), { light: polygon([58, 122], [120, 22], [160, 22], [98, 122]) }) +
    times(24)
      .map((i) => solid('yellow', rect(72 + (i % 8) * 21, 38 + Math.floor(i / 8) * 28, 12, 12, 2)))
      .join('') +
    label(`${watts} W`, { x: 70, y: 144, size: 15, anchor: 'start', fill: 'ink', weight: 700 }) +
    label(`${lumen} lm`, { x: 230, y: 144, size: 15, anchor: 'end', fill: 'ink', weight: 700 }) +
    solid('black', 'M120 0V-20Q120 -30 130 -30H170Q180 -30 180 -20V0H170V-14Q170 -20 164 -20H136Q130 -20 130 -14V0z') +
    [54, 246].map((x) => solid('black', ellipse(x, 74, 13))).join(''),
  box: { x: 10, y: -30, width: 280, height: 254 },
  stands: true,
  share,
});

/** Cordless pen-type work lamp, upright, with hook and magnet foot. */
export const inspectionLamp = ({ lumen }: { lumen: string }): Drawing => ({
  svg:
    band('iron', [
      [0, 4, 3],
      [0, -12, 3],
      [8, -24, 3],
      [18, -16, 3],
      [14, -6, 3],
    ]) +
    solid('brand', rect(-26, 0, 52, 250, 20), { shade: rect(10, 0, 30, 260), light: rect(-19, 14, 5, 220) }) +
    solid('black', rect(-18, 18, 36, 128, 8)) +
    solid('cream', rect(-12, 26, 24, 112, 4), { light: polygon([-12, 100], [12, 50], [12, 76], [-12, 126]) }) +
    times(7)
      .map((i) => solid('yellow', rect(-5, 34 + i * 15, 10, 8, 2)))
      .join('') +
    solid('black', ellipse(0, 170, 10)) +
    label(`${lumen} lm`, { x: 0, y: 206, size: 18, weight: 700, fill: 'ink', fit: 44 }) +
    solid('black', rect(-30, 246, 60, 20, 6), { light: rect(-26, 249, 52, 3) }),
  box: { x: -30, y: -26, width: 60, height: 292 },
  stands: true,
  caption: `${lumen} lm`,
});

/** Headlamp with elastic strap. */
export const headlamp = ({ lumen }: { lumen: string }): Drawing => ({
  svg:
    band('brand', [
      [-86, 10, 15],
      [-78, -40, 15],
      [-40, -72, 15],
      [0, -80, 15],
      [40, -72, 15],
      [78, -40, 15],
      [86, 10, 15],
    ]) +
    fine('M-74 -30l-10 -6', 'M-60 -52l-8 -8', 'M60 -52l8 -8', 'M74 -30l10 -6') +
    solid('black', 'M-84 0C-60 34 -40 44 -34 46V12C-50 2 -62 -12 -70 -22z', {
      shade: polygon([-90, 20], [-30, 30], [-30, 60], [-90, 60]),
    }) +
    solid('black', 'M84 0C60 34 40 44 34 46V12C50 2 62 -12 70 -22z') +
    solid('black', rect(-44, -2, 88, 66, 16), {
      shade: rect(-44, 44, 88, 30),
      light: rect(-34, 3, 68, 4),
      patch: [['accent', rect(-44, 54, 88, 4)]],
    }) +
    solid('bright', ellipse(-12, 29, 23)) +
    solid('cream', ellipse(-12, 29, 17), { light: polygon([-30, 40], [-12, 10], [0, 10], [-18, 48]) }) +
    solid('yellow', ellipse(-12, 29, 7)) +
    solid('cream', ellipse(26, 29, 8)) +
    label(`${lumen} lm`, { x: 0, y: -80, size: 15, fill: 'ink', weight: 700 }),
  box: { x: -102, y: -96, width: 204, height: 162 },
  caption: `${lumen} lm`,
  share: 0.86,
});

/** Cable reel on a tubular stand. */
export const cableReel = ({ metres, share }: { metres: number; share?: number | undefined }): Drawing => ({
  svg:
    band('iron', [
      [-96, 170, 6],
      [-92, 60, 6],
      [-60, -96, 6],
      [-20, -148, 6],
      [20, -148, 6],
      [60, -96, 6],
      [92, 60, 6],
      [96, 170, 6],
    ]) +
    solid('black', rect(-40, -158, 80, 20, 10), { light: rect(-34, -154, 68, 4) }) +
    band('iron', [
      [-120, 172, 6],
      [0, 172, 6],
      [120, 172, 6],
    ]) +
    solid('brand', ellipse(0, 30, 118), {
      shade: polygon([-120, 150], [120, -20], [120, 160]),
      light: 'M-104 0A108 108 0 0 1 -30 -74L-26 -66A98 98 0 0 0 -95 2z',
    }) +
    solid('black', ellipse(0, 30, 98), { fine: times(5).map((i) => ellipse(0, 30, 90 - i * 7)) }) +
    solid('brand', ellipse(0, 30, 62), { shade: polygon([-60, 100], [70, 0], [70, 100]) }) +
    [-26, 26]
      .flatMap((x) =>
        [4, 56].map(
          (y) =>
            solid('white', ellipse(x, y, 17)) +
            solid('ink', ellipse(x - 6, y, 2.6)) +
            solid('ink', ellipse(x + 6, y, 2.6)),
        ),
      )
      .join('') +
    solid('accent', ellipse(0, 30, 10)) +
    label(`${metres} m`, { x: 0, y: -50, size: 26, fill: 'white', weight: 700 }),
  box: { x: -122, y: -158, width: 244, height: 336 },
  stands: true,
  caption: `${metres} m`,
  share,
});
