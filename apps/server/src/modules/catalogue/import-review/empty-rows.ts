import { FieldReader } from '../../../tables/field-reader.ts';
import { attributeFields } from '../attribute-fields.ts';
import { noDetails } from '../category-fields.ts';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';

/** The columns of a product of which nothing is said. */
export const emptyProduct = {
  ...{ id: '', category_id: '', further_categories: null },
  ...productFields.toColumns(productFields.check(new FieldReader(), productFields.fromJson({}))),
};

/** Those of a condition; a real one has a price and a tax rate. */
export const emptyCondition = {
  ...{ id: '', product_id: '', position: 0, customer_group: null, price: 0, tax_rate: 0, scales: null },
  ...{ sale_price: null, list_price: null },
  ...conditionFields.toColumns(conditionFields.check(new FieldReader(), conditionFields.fromJson({}))),
};

/** Those of a definition of attributes. */
export const emptyAttribute = {
  ...attributeFields.toColumns(attributeFields.check(new FieldReader(), attributeFields.fromJson({}))),
  position: 0,
};

/** Those of a category. */
export const emptyCategory = {
  ...{ parent_id: null, name: '', position: 0, custom_page: null, version: 0, changed_at: null },
  ...noDetails,
};
