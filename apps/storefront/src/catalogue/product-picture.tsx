import { shopTexts } from '../texts/shop.de.ts';
import { cardPictureSources, pictureAddress, pictureSources } from './picture-address.ts';

/**
 * A picture of a product on its background, or the background alone if there is none. `sizes` is the img attribute.
 * `early`: visible without scrolling, so it is loaded first.
 */
export function ProductPicture(props: {
  content: string | undefined;
  name: string;
  /** The alternative text; empty if the name stands beside it. */
  alt: string;
  sizes: string;
  early?: boolean;
  /** Never wider than a card, so that two sizes are enough. */
  onCard?: boolean;
}) {
  const { content, name } = props;
  if (content === undefined) return <span className="picture picture-none">{shopTexts.noPicture}</span>;
  return (
    <img
      className="picture"
      src={pictureAddress(content, 'md', name)}
      srcSet={props.onCard ? cardPictureSources(content) : pictureSources(content)}
      sizes={props.sizes}
      alt={props.alt}
      width={640}
      height={480}
      {...(props.early ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  );
}
