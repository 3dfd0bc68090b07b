import type { Drawing } from '../drawing.ts';
import { rect } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';

/** A set in its open tray: several drawings side by side, each scaled into its own compartment. */
export const toolSet = ({ title, items, columns }: { title: string; items: Drawing[]; columns: number }): Drawing => {
  const cell = 120;
  const rows = Math.ceil(items.length / columns);
  const [w, h] = [columns * cell + 30, rows * cell + 64];
  const cells = items.map((item, i) => {
    const [x, y] = [15 + (i % columns) * cell, 49 + Math.floor(i / columns) * cell];
    const turn = item.stands ? 0 : (item.turn ?? 0);
    const a = (turn * Math.PI) / 180;
    const across = item.box.width * Math.abs(Math.cos(a)) + item.box.height * Math.abs(Math.sin(a));
    const down = item.box.width * Math.abs(Math.sin(a)) + item.box.height * Math.abs(Math.cos(a));
    const scale = (cell - 22) / Math.max(across, down);
    const centred = `<g transform="translate(${x + cell / 2} ${y + cell / 2}) rotate(${turn}) scale(${scale}) translate(${-(item.box.x + item.box.width / 2)} ${-(item.box.y + item.box.height / 2)})">${item.svg}</g>`;
    return (
      solid('cream', rect(x + 4, y + 4, cell - 8, cell - 8, 8), { shade: rect(x + 4, y + 4, cell - 8, 6) }) + centred
    );
  });
  return {
    svg:
      solid('brand', rect(0, 0, w, h, 16), { shade: rect(0, h - 9, w, 20), light: rect(12, 4, w - 24, 4) }) +
      solid('black', rect(9, 43, w - 18, h - 54, 10)) +
      label(title, { x: w / 2, y: 24, size: 24, fill: 'white', weight: 700, fit: w - 40 }) +
      place(cells.join(''), 0, 0),
    box: { x: 0, y: 0, width: w, height: h },
    turn: 0,
    share: 0.96,
  };
};
