import { polyline, rect } from '../geometry.ts';
import { solid } from '../ink.ts';

/** A striking tool's handle. */
export type Handle = {
  /** Centre line, upper end and length, mm. */
  x: number;
  top: number;
  length: number;
  /** Widest part of the grip, mm. */
  width: number;
  material: 'ash' | 'hickory' | 'beech' | 'fibre';
};

const woodProfile = (x: number, top: number, length: number, w: number): string => {
  const y = (share: number): number => top + length * share;
  const h = w / 2;
  return (
    `M${x - h * 0.62} ${y(0)}L${x + h * 0.62} ${y(0)}C${x + h * 0.62} ${y(0.2)} ${x + h * 0.7} ${y(0.3)} ${x + h * 0.66} ${y(0.42)}` +
    `C${x + h * 0.62} ${y(0.56)} ${x + h * 0.95} ${y(0.68)} ${x + h} ${y(0.82)}C${x + h} ${y(0.9)} ${x + h * 0.86} ${y(0.96)} ${x + h * 0.8} ${y(0.985)}` +
    `Q${x + h * 0.7} ${y(1)} ${x} ${y(1)}Q${x - h * 0.7} ${y(1)} ${x - h * 0.8} ${y(0.985)}` +
    `C${x - h * 0.86} ${y(0.96)} ${x - h} ${y(0.9)} ${x - h} ${y(0.82)}C${x - h * 0.95} ${y(0.68)} ${x - h * 0.62} ${y(0.56)} ${x - h * 0.66} ${y(0.42)}` +
    `C${x - h * 0.7} ${y(0.3)} ${x - h * 0.62} ${y(0.2)} ${x - h * 0.62} ${y(0)}z`
  );
};

const wooden = ({ x, top, length, width, material }: Handle): string => {
  const d = woodProfile(x, top, length, width);
  const y = (share: number): number => top + length * share;
  const grain = [-0.16, 0.1].map(
    (k) =>
      `M${x + width * k} ${y(0.12)}C${x + width * (k + 0.1)} ${y(0.4)} ${x + width * (k - 0.06)} ${y(0.6)} ${x + width * k} ${y(0.86)}`,
  );
  return solid(material === 'fibre' ? 'ash' : material, d, {
    patch: [
      ['brand', rect(x - width, y(0.86), width * 2, length)],
      ['accent', rect(x - width, y(0.845), width * 2, length * 0.015)],
    ],
    shade: `M${x + width * 0.2} ${top}C${x + width * 0.14} ${y(0.4)} ${x + width * 0.14} ${y(0.5)} ${x + width * 0.24} ${y(0.8)}L${x + width * 0.2} ${y(1)}H${x + width}V${top}z`,
    light: polyline(
      [x - width * 0.22, y(0.08)],
      [x - width * 0.2, y(0.08)],
      [x - width * 0.24, y(0.5)],
      [x - width * 0.34, y(0.8)],
      [x - width * 0.38, y(0.8)],
      [x - width * 0.27, y(0.5)],
    ),
    fine: grain,
  });
};

const fibre = ({ x, top, length, width }: Handle): string => {
  const y = (share: number): number => top + length * share;
  const h = width / 2;
  const shaft = rect(x - h * 0.56, top, h * 1.12, length * 0.5, 2);
  const grip =
    `M${x - h * 0.62} ${y(0.44)}H${x + h * 0.62}C${x + h * 0.7} ${y(0.6)} ${x + h * 0.86} ${y(0.66)} ${x + h * 0.9} ${y(0.78)}` +
    `C${x + h * 0.9} ${y(0.86)} ${x + h * 1.1} ${y(0.93)} ${x + h * 1.1} ${y(0.97)}Q${x + h * 1.1} ${y(1)} ${x + h * 0.7} ${y(1)}H${x - h * 0.7}` +
    `Q${x - h * 1.1} ${y(1)} ${x - h * 1.1} ${y(0.97)}C${x - h * 1.1} ${y(0.93)} ${x - h * 0.9} ${y(0.86)} ${x - h * 0.9} ${y(0.78)}` +
    `C${x - h * 0.86} ${y(0.66)} ${x - h * 0.7} ${y(0.6)} ${x - h * 0.62} ${y(0.44)}z`;
  const ribs = [0.6, 0.64, 0.68, 0.72, 0.76, 0.8, 0.84].map(
    (k) => `M${x - h * 0.5} ${y(k)}Q${x} ${y(k + 0.02)} ${x + h * 0.5} ${y(k)}`,
  );
  return (
    solid('brand', shaft, {
      shade: rect(x + h * 0.2, top, h, length),
      light: rect(x - h * 0.4, top, h * 0.18, length),
    }) +
    solid('black', grip, {
      patch: [['brand', rect(x - width, y(0.44), width * 2, length * 0.035)]],
      shade: rect(x + h * 0.35, top, h, length),
      fine: ribs,
      light: rect(x - h * 0.55, y(0.55), h * 0.12, length * 0.35),
    })
  );
};

/** Handle of a striking tool, hanging down from the head. */
export const handleDown = (handle: Handle): string => (handle.material === 'fibre' ? fibre(handle) : wooden(handle));
