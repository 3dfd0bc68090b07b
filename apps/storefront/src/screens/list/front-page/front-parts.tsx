import { paragraphsOf } from '@kontor/domain';
import { Fragment } from 'react';
import { pictureAddress, pictureSources } from '../../../catalogue/picture-address.ts';

/** A plain text of the operator: paragraphs with their line breaks. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((lines, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names.
    <p key={place}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor have lines.
        <Fragment key={i}>
          {i > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  ));
}

/** A picture of the operator, cut to the shape of its place. `early`: it is in sight without scrolling. */
export function FrontPicture(props: { picture: string; alt: string; sizes: string; early?: boolean }) {
  const { picture, alt, early = false } = props;
  return (
    <img
      className="picture front-picture"
      src={pictureAddress(picture, 'lg', alt)}
      srcSet={pictureSources(picture)}
      sizes={props.sizes}
      alt={alt}
      width={1200}
      height={750}
      {...(early ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  );
}
