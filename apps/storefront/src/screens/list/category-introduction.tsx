import type { CategoryPage } from '@kontor/contract';
import { pictureAddress, pictureSources } from '../../catalogue/picture-address.ts';
import { CleanHtml } from '../../page/html-block.tsx';

/** The operator's text about a category above its list, with its picture. */
export function CategoryIntroduction({ said, name }: { said: CategoryPage; name: string }) {
  const { htmlAbove, picture } = said;
  if (htmlAbove === undefined && picture === undefined) return null;
  return (
    <div className="category-introduction">
      {htmlAbove !== undefined && <CleanHtml html={htmlAbove} className="prose" />}
      {picture !== undefined && (
        <img
          className="picture"
          src={pictureAddress(picture, 'md', name)}
          srcSet={pictureSources(picture)}
          sizes="9rem"
          alt=""
          width={320}
          height={320}
          decoding="async"
        />
      )}
    </div>
  );
}
