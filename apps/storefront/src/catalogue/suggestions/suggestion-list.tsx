import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useTaxNote } from '../../page/tax-note.ts';
import { suggestionsTexts } from '../../texts/suggestions.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { EnergyArrow } from '../energy-arrow.tsx';
import { Price } from '../price.tsx';
import { ProductPicture } from '../product-picture.tsx';
import type { ActiveOption } from './active-option.ts';
import { markedParts } from './marked-parts.ts';
import type { Suggested } from './suggested.ts';

/** The list below the search box: categories, pages, then products, with one numbering for the keyboard. */
export function SuggestionList(props: {
  id: string;
  suggested: Suggested;
  active: ActiveOption;
  optionId: (option: number) => string;
  /** Called with true when the pointer moves over the list, and with false when it leaves. */
  onPoint: (isOver: boolean) => void;
}) {
  const { id, active, optionId, onPoint } = props;
  const { categories, pages, products, all, typed, declaration } = props.suggested;
  const taxNote = useTaxNote(declaration);
  const optionAt = (place: number) => ({ id: optionId(place), selected: place === active });
  // When a list opens under a resting mouse, some browsers report a movement of zero.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX !== 0 || movementY !== 0) && onPoint(true);
  return (
    <div
      className="suggestions"
      onPointerDown={() => onPoint(true)}
      onPointerMove={move}
      onPointerLeave={() => onPoint(false)}
    >
      <div id={id} role="listbox" aria-label={suggestionsTexts.title}>
        <div className="suggestions-columns" role="presentation">
          {categories.length + pages.length > 0 && (
            <div className="suggestions-ways" role="presentation">
              {categories.map(({ href, name, above }, place) => (
                <Option key={href} href={href} {...optionAt(place)}>
                  <span className="suggestion-mark">
                    <Icon name="list" />
                  </span>
                  <Words typed={typed} name={name} more={suggestionsTexts.category(above)} />
                </Option>
              ))}
              {pages.map(({ href, title }, place) => (
                <Option key={href} href={href} {...optionAt(categories.length + place)}>
                  <span className="suggestion-mark">
                    <Icon name="document" />
                  </span>
                  <Words typed={typed} name={title} more={suggestionsTexts.page} />
                </Option>
              ))}
            </div>
          )}
          {products.length > 0 && (
            <div className="suggestions-products" role="presentation">
              {products.map(({ href, name, nameSuffix, picture, price, energy, container }, place) => (
                <Option key={href} href={href} {...optionAt(categories.length + pages.length + place)}>
                  <ProductPicture content={picture} name={name} alt="" sizes="3rem" />
                  <Words typed={typed} name={name} more={nameSuffix && <Marked text={nameSuffix} typed={typed} />} />
                  {price !== null && (
                    <span className="suggestion-price">
                      <EnergyArrow energy={energy} />
                      <Price price={price} declaration={declaration} container={container} />
                    </span>
                  )}
                </Option>
              ))}
            </div>
          )}
        </div>
        {all !== null && (
          <Option
            href={all.href}
            {...optionAt(categories.length + pages.length + products.length)}
            className="suggestion suggestion-all"
          >
            <span className="suggestion-mark">
              <Icon name="search" />
            </span>
            <span className="suggestion-words">{suggestionsTexts.all(all.count)}</span>
          </Option>
        )}
      </div>
      {products.length > 0 && <p className="suggestions-note">{suggestionsTexts.priceNote(taxNote)}</p>}
    </div>
  );
}

function Words({ typed, name, more }: { typed: string; name: string; more: ReactNode }) {
  return (
    <span className="suggestion-words">
      <Marked text={name} typed={typed} />
      {more !== undefined && <small>{more}</small>}
    </span>
  );
}

/** A text with the typed parts marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
    part.isTyped ? <mark key={i}>{part.text}</mark> : part.text,
  );
}

/** An option as a link. Pressing it keeps the focus in the box; otherwise the list would close before the click. */
function Option(props: { id: string; href: string; selected: boolean; className?: string; children: ReactNode }) {
  const { id, href, selected, className = 'suggestion', children } = props;
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <a
      {...{ id, href }}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={className}
      onMouseDown={keepFocus}
    >
      {children}
    </a>
  );
}
