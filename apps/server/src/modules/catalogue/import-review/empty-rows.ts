import { FieldReader } from '../../../tables/field-reader.ts';
import { attributeFields } from '../attribute-fields.ts';
import { noDetails } from '../category-fields.ts';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';

/** The columns of a product without any data. */
export const emptyProduct = {
  ...{ id: '', category_id: '', further_categories: null },
  ...productFields.toColumns(productFields.check(new FieldReader(), productFields.fromJson({}))),
};

/** The columns of a condition without any data. A real one has a price and a tax rate. */
export const emptyCondition = {
  ...{ id: '', product_id: '', position: 0, customer_group: null, price: 0, tax_rate: 0, scales: null },
  ...{ sale_price: null, list_price: null },
  ...conditionFields.toColumns(conditionFields.check(new FieldReader(), conditionFields.fromJson({}))),
};

/** The columns of an attribute's definition without any data. */
export const emptyAttribute = {
  ...attributeFields.toColumns(attributeFields.check(new FieldReader(), attributeFields.fromJson({}))),
  position: 0,
};

/** The columns of a category without any data. */
export const emptyCategory = {
  ...{ parent_id: null, name: '', position: 0, custom_page: null, version: 0, changed_at: null },
  ...noDetails,
};
