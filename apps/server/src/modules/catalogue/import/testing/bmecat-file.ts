/** A product for {@link bmecat12}. Missing fields get common values. */
interface Article {
  readonly aid: string;
  readonly name?: string;
  readonly details?: string;
  readonly features?: string;
  readonly order?: string;
  readonly prices?: string;
  readonly more?: string;
  readonly mode?: string;
  /** Null: no group. */
  readonly group?: string | null;
}

/** A price of BMEcat 1.2. */
export function price12(amount: string, more = '<TAX>0.19</TAX>', type = 'net_list'): string {
  return `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY>${more}</ARTICLE_PRICE>`;
}

function article12({
  aid,
  name = aid,
  details = '',
  features = '',
  order,
  prices,
  more = '',
  mode = 'new',
}: Article): string {
  return `<ARTICLE mode="${mode}">
<SUPPLIER_AID>${aid}</SUPPLIER_AID>
<ARTICLE_DETAILS><DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT>${details}</ARTICLE_DETAILS>
${features}<ARTICLE_ORDER_DETAILS>${order ?? '<ORDER_UNIT>PCE</ORDER_UNIT>'}</ARTICLE_ORDER_DETAILS>
<ARTICLE_PRICE_DETAILS>${prices ?? price12('10')}</ARTICLE_PRICE_DETAILS>
${more}</ARTICLE>`;
}

const groups = `<CATALOG_GROUP_SYSTEM>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>11</GROUP_ID><GROUP_NAME>Kombizangen</GROUP_NAME><PARENT_ID>10</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Katalog 2026</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="node"><GROUP_ID>10</GROUP_ID><GROUP_NAME>Zangen / Scheren</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>20</GROUP_ID><GROUP_NAME>Schrauben</GROUP_NAME><PARENT_ID>99</PARENT_ID></CATALOG_STRUCTURE>
</CATALOG_GROUP_SYSTEM>`;

/** Assigns a product to a group, or removes it. */
export function map12(aid: string, group: string, mode = 'new'): string {
  return `<ARTICLE_TO_CATALOGGROUP_MAP mode="${mode}"><ART_ID>${aid}</ART_ID><CATALOG_GROUP_ID>${group}</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`;
}

/** A typical catalogue of BMEcat 1.2: groups with children before their parents, products, and the assignments. */
export function bmecat12(
  articles: readonly Article[],
  {
    begin = '',
    transaction = 'T_NEW_CATALOG',
    maps: otherMaps = '',
    root = '<BMECAT version="1.2" xmlns="http://www.bmecat.org/bmecat/1.2/bmecat_new_catalog">',
  } = {},
): string {
  const maps = articles.flatMap(({ aid, group = '11' }) => (group === null ? [] : map12(aid, group)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
${begin}${root}
<HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>K</CATALOG_ID><CURRENCY>EUR</CURRENCY><MIME_ROOT>bilder</MIME_ROOT></CATALOG></HEADER>
<${transaction}>
${transaction === 'T_NEW_CATALOG' ? groups : ''}
${articles.map(article12).join('\n')}
${maps.join('\n')}${otherMaps}
</${transaction}>
</BMECAT>`;
}

/** A catalogue of BMEcat 2005 with one product, in a prefixed namespace. */
export const bmecat2005 = `<?xml version="1.0" encoding="UTF-8"?>
<bme:BMECAT version="2005" xmlns:bme="http://www.bmecat.org/bmecat/2005">
<bme:HEADER><bme:CATALOG><bme:CURRENCY>EUR</bme:CURRENCY></bme:CATALOG>
<bme:PARTIES><bme:PARTY><bme:PARTY_ID>M1</bme:PARTY_ID><bme:ADDRESS><bme:NAME>Huber GmbH</bme:NAME><bme:STREET>Weg 1</bme:STREET><bme:ZIP>4020</bme:ZIP><bme:CITY>Linz</bme:CITY><bme:EMAIL>info@huber.example</bme:EMAIL></bme:ADDRESS></bme:PARTY></bme:PARTIES></bme:HEADER>
<bme:T_NEW_CATALOG><bme:PRODUCT mode="new">
<bme:SUPPLIER_PID>P-1</bme:SUPPLIER_PID>
<bme:PRODUCT_DETAILS><bme:DESCRIPTION_SHORT lang="eng">Oil</bme:DESCRIPTION_SHORT><bme:DESCRIPTION_SHORT lang="deu">Öl</bme:DESCRIPTION_SHORT>
<bme:INTERNATIONAL_PID type="isbn">x</bme:INTERNATIONAL_PID><bme:INTERNATIONAL_PID type="gtin">4006381333931</bme:INTERNATIONAL_PID>
<bme:MANUFACTURER_IDREF>M1</bme:MANUFACTURER_IDREF><bme:KEYWORD>Schmieröl;Motoröl</bme:KEYWORD></bme:PRODUCT_DETAILS>
<bme:PRODUCT_FEATURES><bme:FEATURE><bme:FNAME> Norm </bme:FNAME><bme:FVALUE>API SN</bme:FVALUE><bme:FVALUE>ACEA C3</bme:FVALUE></bme:FEATURE>
<bme:FEATURE><bme:FNAME>Temperatur</bme:FNAME><bme:FVALUE>-30</bme:FVALUE><bme:FVALUE>120</bme:FVALUE><bme:FUNIT>CEL</bme:FUNIT><bme:FVALUE_TYPE>range</bme:FVALUE_TYPE></bme:FEATURE>
<bme:FEATURE><bme:FNAME>EF000008</bme:FNAME><bme:FVALUE>1</bme:FVALUE></bme:FEATURE></bme:PRODUCT_FEATURES>
<bme:PRODUCT_ORDER_DETAILS><bme:ORDER_UNIT>BO</bme:ORDER_UNIT><bme:CONTENT_UNIT>LTR</bme:CONTENT_UNIT><bme:NO_CU_PER_OU>5</bme:NO_CU_PER_OU><bme:QUANTITY_MAX>40</bme:QUANTITY_MAX></bme:PRODUCT_ORDER_DETAILS>
<bme:PRODUCT_PRICE_DETAILS><bme:PRODUCT_PRICE price_type="gros_list"><bme:PRICE_AMOUNT>59.50</bme:PRICE_AMOUNT><bme:TAX_DETAILS><bme:TAX>0.2</bme:TAX></bme:TAX_DETAILS></bme:PRODUCT_PRICE></bme:PRODUCT_PRICE_DETAILS>
<bme:PRODUCT_LOGISTIC_DETAILS><bme:PRODUCT_DIMENSIONS><bme:WEIGHT>4.512</bme:WEIGHT></bme:PRODUCT_DIMENSIONS></bme:PRODUCT_LOGISTIC_DETAILS>
</bme:PRODUCT></bme:T_NEW_CATALOG></bme:BMECAT>`;
