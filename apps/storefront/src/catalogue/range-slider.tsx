import type { CSSProperties } from 'react';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import type { RangeSliderProps } from './range-filter.tsx';
import { nearestStop, sliderStops } from './slider-stops.ts';

/**
 * A slider with two thumbs. It consists of two native sliders on top of each other, so that keys, fingers and screen
 * readers work as usual. A thumb at its end leaves that end of the range open. The thumbs cannot pass each other.
 */
export function RangeSlider({ label, unit, bounds, range, onMove }: RangeSliderProps) {
  const stops = sliderStops(bounds.min, bounds.max);
  const last = stops.length - 1;
  const low = range.min === undefined ? 0 : Math.min(nearestStop(stops, range.min), last - 1);
  const high = range.max === undefined ? last : Math.max(nearestStop(stops, range.max), low + 1);
  const place = (stop: number) => `${(100 * stop) / last}%`;

  const moveTo = (end: 'min' | 'max', wanted: number) => {
    const stop = end === 'min' ? Math.min(wanted, high - 1) : Math.max(wanted, low + 1);
    const { [end]: _, ...other } = range;
    const isOpen = stop === (end === 'min' ? 0 : last);
    const value = stops[stop];
    onMove(isOpen || value === undefined ? other : { ...other, [end]: value });
  };

  return (
    <div className="range-track" style={{ '--low': place(low), '--high': place(high) } as CSSProperties}>
      {(['min', 'max'] as const).map((end) => {
        const stop = end === 'min' ? low : high;
        return (
          <input
            key={end}
            type="range"
            min={0}
            max={last}
            value={stop}
            aria-label={catalogueTexts.rangeEnd(label, end)}
            aria-valuetext={catalogueTexts.amount(stops[stop] ?? 0, unit)}
            onChange={({ currentTarget }) => moveTo(end, Number(currentTarget.value))}
          />
        );
      })}
    </div>
  );
}
