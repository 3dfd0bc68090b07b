import { shopTexts } from '../texts/shop.de.ts';
import { pictureAddress, pictureSources } from './picture-address.ts';

/**
 * A picture of a product on its plain ground, or the ground alone where there is none. `sizes` says how wide it is
 * shown (as the attribute of an image does); `early`: it is seen without scrolling, so it comes first.
 */
export function ProductPicture(props: {
  content: string | undefined;
  name: string;
  /** What it shows; empty where the name stands right beside it. */
  alt: string;
  sizes: string;
  early?: boolean;
}) {
  const { content, name } = props;
  if (content === undefined) return <span className="picture picture-none">{shopTexts.noPicture}</span>;
  return (
    <img
      className="picture"
      src={pictureAddress(content, 'md', name)}
      srcSet={pictureSources(content)}
      sizes={props.sizes}
      alt={props.alt}
      width={640}
      height={480}
      loading={props.early ? 'eager' : 'lazy'}
      fetchPriority={props.early ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
