import { Button } from '../../kit/button.tsx';
import { frontPageTexts as texts } from '../../texts/front-page.de.ts';
import { BlockFields, type BlockFieldsProps } from './block-fields.tsx';

interface FrontPageBlockProps extends BlockFieldsProps {
  /** How many blocks the page has. */
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A block with its fields, and the buttons that move and remove it. */
export function FrontPageBlockView({ count, onMove, onRemove, ...fields }: FrontPageBlockProps) {
  const { place, kind } = fields;
  const isFirst = place === 0;
  const isLast = place === count - 1;
  const name = texts.block(place + 1, texts.kinds[kind]);
  return (
    <section className="front-page-block" aria-label={name}>
      <header className="front-page-block-head">
        <h2>{name}</h2>
        <Button aria-label={texts.up(place + 1)} aria-disabled={isFirst} onClick={() => !isFirst && onMove(place - 1)}>
          {texts.upShort}
        </Button>
        <Button aria-label={texts.down(place + 1)} aria-disabled={isLast} onClick={() => !isLast && onMove(place + 1)}>
          {texts.downShort}
        </Button>
        <Button aria-label={texts.remove(place + 1)} onClick={onRemove}>
          {texts.removeShort}
        </Button>
      </header>
      <p className="soft">{texts.kindHints[kind]}</p>
      <BlockFields {...fields} />
    </section>
  );
}
