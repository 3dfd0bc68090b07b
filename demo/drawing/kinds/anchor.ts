import { type Drawing, figure } from '../drawing.ts';
import { ellipse, polygon, rect, regular, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';

/** Plastic plug with collar, ribs and expansion fins; frame plugs are long and carry their screw. */
export const plug = ({
  diameter,
  length,
  withScrew = false,
  share,
}: {
  diameter: number;
  length: number;
  withScrew?: boolean;
  share?: number | undefined;
}): Drawing => {
  const r = Math.max(diameter, length * 0.1) / 2;
  const fins = times(5).map(
    (i) =>
      `M${length * (0.4 + i * 0.11)} ${-r}l${-r * 0.5} ${-r * 0.34}v${r * 0.1}M${length * (0.4 + i * 0.11)} ${r}l${-r * 0.5} ${r * 0.34}`,
  );
  const head = withScrew
    ? solid(
        'zinc',
        polygon(
          [-r * 1.3, -r * 0.66],
          [-r * 1.2, -r * 0.76],
          [-r * 0.4, -r * 0.76],
          [-r * 0.4, r * 0.76],
          [-r * 1.2, r * 0.76],
          [-r * 1.3, r * 0.66],
        ),
        {
          shade: rect(-r * 2, r * 0.2, r * 2, r),
          fine: [`M${-r * 1.3} ${-r * 0.3}H${-r * 0.4}`, `M${-r * 1.3} ${r * 0.3}H${-r * 0.4}`],
        },
      )
    : '';
  const tip = withScrew
    ? solid('zinc', polygon([length - 1, -r * 0.4], [length + r * 1.6, 0], [length - 1, r * 0.4]))
    : '';
  const from = withScrew ? length * 0.45 : length * 0.2;
  return {
    svg:
      tip +
      head +
      solid(
        'grey',
        `M0 ${-r * 1.16}H${r * 0.4}V${-r}H${length - r * 1.2}Q${length} ${-r * 0.9} ${length} ${-r * 0.3}V${r * 0.3}Q${length} ${r * 0.9} ${length - r * 1.2} ${r}H${r * 0.4}V${r * 1.16}H0z`,
        {
          shade: rect(0, r * 0.3, length, r),
          light: rect(r * 0.5, -r * 0.7, length, r * 0.2),
          fine: [
            `M${from} 0H${length}`,
            ...times(Math.floor((length - from) / (r * 0.7))).map(
              (i) => `M${from + i * r * 0.7} ${-r}q${r * 0.3} ${r * 0.5} 0 ${r}`,
            ),
            ...times(Math.floor((length - from) / (r * 0.7))).map(
              (i) => `M${from + r * 0.35 + i * r * 0.7} ${r}q${r * 0.3} ${-r * 0.5} 0 ${-r}`,
            ),
          ],
        },
      ) +
      fine(...fins) +
      label(figure(diameter), {
        x: withScrew ? length * 0.26 : r * 1.2,
        y: withScrew ? 0 : -r * 0.02,
        size: r * 0.9,
        weight: 700,
        fit: length * 0.16,
      }),
    box: { x: withScrew ? -r * 1.3 : 0, y: -r * 1.3, width: length + (withScrew ? r * 2.9 : 0), height: r * 2.6 },
    turn: -36,
    caption: `${figure(diameter)} × ${length} mm`,
    share,
    measures: [
      { from: [0, r * 1.2], to: [length, r * 1.2], offset: -80, text: `${length}` },
      { from: [length, -r], to: [length, r], offset: 90, text: `Ø ${figure(diameter)}` },
    ],
  };
};

/** Bolt anchor for concrete: threaded stud with nut and washer, expansion clip at the cone. */
export const boltAnchor = ({
  thread,
  length,
  share,
}: {
  thread: number;
  length: number;
  share?: number | undefined;
}): Drawing => {
  const r = Math.max(thread, length * 0.09) / 2;
  const t = length * 0.42;
  return {
    svg:
      solid('zinc', rect(0, -r, t, r * 2, 1), {
        shade: rect(0, r * 0.2, t, r),
        fine: times(Math.floor(t / (r * 0.34))).map((i) => `M${i * r * 0.34} ${-r}l${-r * 0.16} ${r * 2}`),
      }) +
      solid('zinc', rect(t - 1, -r * 0.96, length * 0.4, r * 1.92), {
        shade: rect(t, r * 0.25, length, r),
        light: rect(t, -r * 0.7, length, r * 0.24),
      }) +
      solid(
        'steel',
        polygon([length * 0.8, -r * 0.8], [length, -r * 1.06], [length, r * 1.06], [length * 0.8, r * 0.8]),
        { shade: rect(length * 0.8, r * 0.25, length, r) },
      ) +
      solid(
        'bright',
        `M${length * 0.8} ${-r * 1.04}H${length * 0.93}V${-r * 0.4}H${length * 0.86}V${r * 0.4}H${length * 0.93}V${r * 1.04}H${length * 0.8}z`,
        { shade: rect(length * 0.8, r * 0.3, length, r), fine: [`M${length * 0.83} ${-r}v${r * 2}`] },
      ) +
      solid(
        'zinc',
        polygon(
          [t * 0.44, -r * 1.7],
          [t * 0.44 + r * 1.5, -r * 1.7],
          [t * 0.44 + r * 1.5, r * 1.7],
          [t * 0.44, r * 1.7],
        ),
        {
          fine: [`M${t * 0.44} ${-r * 0.8}h${r * 1.5}`, `M${t * 0.44} ${r * 0.8}h${r * 1.5}`],
          shade: rect(t * 0.44, r * 0.8, r * 2, r),
          light: rect(t * 0.44, -r * 1.4, r * 2, r * 0.3),
        },
      ) +
      solid('bright', rect(t * 0.44 + r * 1.5, -r * 2.1, r * 0.42, r * 4.2, 0.6)) +
      place(
        solid('zinc', regular(6, 0, 0, r * 1.7, 0)) +
          solid('zinc', ellipse(0, 0, r)) +
          label(`M${thread}`, { x: 0, y: 0, size: r * 0.7, weight: 700 }),
        length * 0.7,
        -r * 4.4,
      ),
    box: { x: 0, y: -r * 6, width: length, height: r * 8.2 },
    turn: -36,
    caption: `M ${thread} × ${length}`,
    share,
    measures: [
      { from: [0, r * 2.1], to: [length, r * 2.1], offset: -80, text: `${length}` },
      { from: [length, -r], to: [length, r], offset: 90, text: `M ${thread}` },
    ],
  };
};
