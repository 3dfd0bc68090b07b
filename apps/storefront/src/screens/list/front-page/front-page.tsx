import { useId } from 'react';
import { CategoriesOpener } from '../../../catalogue/category-panel-view.tsx';
import { ratioClass } from '../../../catalogue/picture-ratio.ts';
import { PriceNote } from '../../../catalogue/price.tsx';
import { ProductCardView } from '../../../catalogue/product-card-view.tsx';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { frontPageTexts } from '../../../texts/front-page.de.ts';
import { listTexts } from '../../../texts/list.de.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FrontPicture, Paragraphs } from './front-parts.tsx';
import type { FrontBlock, FrontContent } from './load-front-page.ts';

/** The `sizes` of a card's picture: row cards on phones, then two and four columns over the whole width. */
const cardSizes = '(width < 600px) 112px, (width < 960px) 45vw, (width < 1600px) 22vw, 370px';
/** Of a category's picture: two columns, then four, then as many as fit. */
const tileSizes = '(width < 768px) 46vw, (width < 1600px) 23vw, 370px';

/**
 * The start page: the operator's blocks in their order, and the way to the list of everything. `hasPanel`: there are
 * categories to open from a button (SPEC §2).
 */
export function FrontPageView({ content, hasPanel }: { content: FrontContent; hasPanel: boolean }) {
  const { blocks, everything, shopTitle } = content;
  const headed = blocks.findIndex(({ kind }) => kind === 'claim');
  const hasTiles = blocks.some(({ kind }) => kind === 'categories');
  return (
    <div className="front-page">
      {headed < 0 && (
        <h1 className="front-name" tabIndex={-1}>
          {shopTitle}
        </h1>
      )}
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and the page is never changed in place.
        <Block key={place} block={block} content={content} isHead={place === headed} isFirst={place === 0} />
      ))}
      {!hasTiles && (
        <p className="front-head front-everything">
          {hasPanel && <CategoriesOpener />}
          <MoreLink href={everything.href} text={frontPageTexts.everything(everything.count)} />
        </p>
      )}
    </div>
  );
}

interface BlockProps {
  readonly block: FrontBlock;
  readonly content: FrontContent;
  /** Whether its title is the headline of the page. */
  readonly isHead: boolean;
  readonly isFirst: boolean;
}

function Block(props: BlockProps) {
  const { kind } = props.block;
  if (kind === 'claim') return <Claim {...props} />;
  if (kind === 'text') return <TextBlock {...props} />;
  if (kind === 'facts') return <Facts {...props} />;
  if (kind === 'categories') return <Tiles {...props} />;
  return <Products {...props} />;
}

/** Who the shop is. Without links of the operator it leads to the list of everything. */
function Claim({ block, content, isHead, isFirst }: BlockProps) {
  const { title, text = '', links = [], picture, alt = '' } = block;
  const Heading = isHead ? 'h1' : 'h2';
  const { href, count } = content.everything;
  const ways = links.length > 0 ? links : [{ href, text: frontPageTexts.everything(count) }];
  return (
    <section className={`front-claim ${picture === undefined ? 'front-claim-plain' : ''}`.trim()}>
      {picture !== undefined && (
        <FrontPicture picture={picture} alt={alt} early={isFirst} sizes="(width < 960px) 100vw, 58vw" />
      )}
      <div className="front-claim-words">
        <Heading tabIndex={isHead ? -1 : undefined}>{title === '' ? content.shopTitle : title}</Heading>
        <Paragraphs text={text} />
        <p className="front-ways">
          {ways.map((link, i) => (
            <a
              key={link.href + link.text}
              href={link.href}
              className={`button button-${i === 0 ? 'primary' : 'secondary'}`}
            >
              {link.text}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}

function TextBlock({ block, isFirst }: BlockProps) {
  const { title, text = '', links = [], picture, alt = '' } = block;
  return (
    <section className="front-text">
      {picture !== undefined && (
        <FrontPicture picture={picture} alt={alt} early={isFirst} sizes="(width < 960px) 100vw, 40vw" />
      )}
      {title !== '' && <h2>{title}</h2>}
      <div className="front-text-words">
        <Paragraphs text={text} />
        {links.map((link) => (
          <p key={link.href + link.text}>
            <MoreLink {...link} />
          </p>
        ))}
      </div>
    </section>
  );
}

function Facts({ block: { title, facts = [] } }: BlockProps) {
  return (
    <section className="front-facts">
      {title !== '' && <h2>{title}</h2>}
      <ul className="front-fact-list">
        {facts.map((fact) => (
          <li key={fact.title}>
            <strong>{fact.title}</strong>
            {fact.text !== '' && <span>{fact.text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tiles({ block: { title, tiles = [] }, content: { everything } }: BlockProps) {
  const id = useId();
  return (
    <nav
      className="front-block"
      {...(title === '' ? { 'aria-label': listTexts.categories } : { 'aria-labelledby': id })}
    >
      <header className="front-head">
        {title !== '' && <h2 id={id}>{title}</h2>}
        <CategoriesOpener />
        <MoreLink href={everything.href} text={frontPageTexts.everything(everything.count)} />
      </header>
      <ul className="front-tiles">
        {tiles.map(({ name, href, count, picture }) => (
          <li key={href}>
            <a href={href} className="front-tile">
              <ProductPicture content={picture} name={name} alt="" sizes={tileSizes} onCard />
              <span className="front-tile-name">{name}</span>
              <span className="front-tile-count figures">{listTexts.count(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Products as cards of the list; once per block it says what is in their prices (LAW P2). */
function Products({ block: { title, cards = [], more }, content }: BlockProps) {
  const id = useId();
  const isHeaded = title !== '';
  return (
    <section className="front-block" aria-labelledby={isHeaded ? id : undefined}>
      <header className="front-head">
        {isHeaded && <h2 id={id}>{title}</h2>}
        <PriceNote declaration={content.priceDeclaration} ofStar />
        {more !== undefined && <MoreLink href={more.href} text={frontPageTexts.offers(more.count)} />}
      </header>
      <ul className={`product-grid front-products ${ratioClass(content.pictureRatio)}`}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCardView
              card={card}
              declaration={content.priceDeclaration}
              pictureSizes={cardSizes}
              heading={isHeaded ? 'h3' : 'h2'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="front-more">
      {text}
      <Icon name="right" />
    </a>
  );
}
