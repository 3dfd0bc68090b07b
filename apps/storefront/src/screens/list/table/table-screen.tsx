import './table.css';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { SizeTable } from '../../../catalogue/sizes/size-table.tsx';
import type { PriceDeclaration } from '../../../format/shown-price.ts';
import { sizeTexts as texts } from '../../../texts/sizes.de.ts';
import type { ListTable } from './list-tables.ts';

export { listTables } from './list-tables.ts';

/** A list as tables of sizes. */
export function ListTables({ tables, declaration }: { tables: readonly ListTable[]; declaration: PriceDeclaration }) {
  return tables.map((table) => <Table key={table.place} table={table} declaration={declaration} />);
}

function Table({ table, declaration }: { table: ListTable; declaration: PriceDeclaration }) {
  const { family, head, rows } = table;
  if (family === null)
    return (
      <section className="list-table">
        <SizeTable rows={rows} head={head} caption={texts.captionOfSingles} declaration={declaration} />
      </section>
    );
  const { name, href, picture, all } = family;
  return (
    <section className="list-table">
      <div className="list-table-head">
        <ProductPicture content={picture} name={name} alt="" sizes="64px" onCard />
        <h2 className="product-name">
          <a href={href}>{name}</a>
        </h2>
      </div>
      <SizeTable rows={rows} head={head} caption={texts.caption(name)} declaration={declaration} />
      {all !== null && (
        <p className="list-table-more">
          <a href={href}>{texts.all(all)}</a>
        </p>
      )}
    </section>
  );
}
