import type { CategoryTile } from '../../catalogue/category-tile.ts';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { listTexts } from '../../texts/list.de.ts';

/** The subcategories above a list, each with a picture and the number of its products. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  if (tiles.length === 0) return null;
  const hasPictures = tiles.some(({ picture }) => picture !== undefined);
  return (
    <nav aria-label={listTexts.subcategories}>
      <ul className="category-tiles">
        {tiles.map(({ name, href, count, picture }) => (
          <li key={href}>
            <a href={href} className="category-tile">
              {hasPictures && <ProductPicture content={picture} name={name} alt="" sizes="4rem" onCard />}
              <span className="category-tile-words">
                {name}
                <span className="category-tile-count figures">{listTexts.count(count)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
