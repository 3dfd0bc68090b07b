import { type Drawing, figure } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** Forstner bit, point down, shank up. */
export const forstner = ({ diameter, share }: { diameter: number; share?: number | undefined }): Drawing => {
  const r = diameter / 2;
  const saw = times(9).map((i) => `M${-r + (i * diameter) / 8} 14l${diameter / 20} -5`);
  return {
    svg:
      solid('steel', rect(-4, -66, 8, 56, 1.5), { shade: rect(1, -70, 4, 70), light: rect(-3, -66, 1.6, 50) }) +
      solid('steel', polygon([-5, -14], [5, -14], [r * 0.5, -4], [-r * 0.5, -4]), {
        shade: polygon([1, -14], [6, -14], [r, 0], [r * 0.2, 0]),
      }) +
      solid(
        'bright',
        `M${-r} -4H${r}V14L${r * 0.86} 9L${r * 0.1} 12L3 12L0 22L-3 12L${-r * 0.1} 12L${-r * 0.86} 9L${-r} 14z`,
        {
          shade: rect(r * 0.3, -6, r, 40),
          light: rect(-r * 0.84, -4, r * 0.2, 14),
          patch: [['brand', rect(-r, -4, diameter, 3.2)]],
        },
      ) +
      fine(...saw, `M${-r} 6H${r}`) +
      label(figure(diameter), { x: 0, y: 2.6, size: Math.min(8, r * 0.55), weight: 700, fit: diameter * 0.6 }),
    box: { x: -Math.max(r, 6), y: -66, width: 2 * Math.max(r, 6), height: 88 },
    turn: 24,
    caption: `Ø ${figure(diameter)} mm`,
    share: share ?? 0.9,
    measures: [
      { from: [-r, 20], to: [r, 20], offset: -70, text: `Ø ${figure(diameter)}` },
      { from: [r, 22], to: [r, -66], offset: 90, text: '90' },
      { from: [-4, -66], to: [4, -66], offset: 60, text: 'Ø 8' },
    ],
    focus: { x: 0, y: 6, r: Math.max(16, r * 1.25) },
  };
};

/** Step drill for sheet metal: a cone of cylinders. */
export const stepDrill = ({ from, to, step }: { from: number; to: number; step: number }): Drawing => {
  const steps = Math.round((to - from) / step) + 1;
  const h = 5.2;
  const top = -steps * h;
  const levels = times(steps).map((i) => {
    const r = (from + i * step) / 2;
    const y = -(i + 1) * h;
    return (
      solid(
        i % 2 === 0 ? 'brass' : 'yellowzinc',
        polygon([-r, y], [r, y], [r, y + h - 1], [r - step / 2, y + h], [-r + step / 2, y + h], [-r, y + h - 1]),
        { shade: rect(r * 0.2, y, r, h), light: rect(-r * 0.8, y, r * 0.2, h) },
      ) + label(`${from + i * step}`, { x: -r * 0.35, y: y + h * 0.48, size: 3.6 })
    );
  });
  return {
    svg:
      solid('steel', polygon([-from / 2, 0], [from / 2, 0], [0, 6])) +
      solid('steel', rect(-5, top - 24, 10, 26, 1), {
        shade: rect(1.6, top - 26, 6, 40),
        fine: ['M-2 -200V0', 'M2 -200V0'],
      }) +
      levels.join('') +
      fine(`M2 ${-2}C6 ${top * 0.4} 2 ${top * 0.7} 6 ${top}`),
    box: { x: -to / 2, y: top - 24, width: to, height: -top + 30 },
    turn: 26,
    caption: `${from}–${to} mm`,
    share: 0.92,
    measures: [{ from: [-to / 2, top], to: [to / 2, top], offset: 160, text: `Ø ${to}` }],
    focus: { x: 0, y: top * 0.5, r: to * 0.9 },
  };
};
