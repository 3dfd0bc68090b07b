import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { xmlElement, xmlIfAny } from '../../../../tables/xml/write-element.ts';
import type { FamilyValue } from '../../family-field-kinds.ts';
import { unitCode } from '../../import/bmecat/order-units.ts';
import { familyFeatures } from '../../import/bmecat/own-extensions.ts';

/** The most letters of a name or value in the standard. */
const maxLength = 60;

/**
 * Attributes as features, with several values of one group in one feature. The properties of a family's member have a
 * block of their own.
 */
export function featureElements(
  attributes: readonly FamilyValue[],
  familyValues: readonly FamilyValue[],
): (XmlElement | undefined)[] {
  return [
    xmlIfAny('PRODUCT_FEATURES', featuresOf(attributes)),
    familyValues.length === 0
      ? undefined
      : xmlElement('PRODUCT_FEATURES', [
          xmlElement('REFERENCE_FEATURE_SYSTEM_NAME', familyFeatures),
          ...familyValues.map(({ name, value }) =>
            xmlElement('FEATURE', [xmlElement('FNAME', name), xmlElement('FVALUE', value)]),
          ),
        ]),
  ];
}

function featuresOf(values: readonly FamilyValue[]): XmlElement[] {
  const fitting = values.filter(({ name, value }) => name.length <= maxLength && value.length <= maxLength);
  return [...Map.groupBy(fitting, ({ name }) => name)].map(([name, some]) => {
    const measured = some.map(({ value }) => measuredIn(value));
    const code = measured[0]?.code;
    const isMeasured = code !== undefined && measured.every((one) => one?.code === code);
    return xmlElement('FEATURE', [
      xmlElement('FNAME', name),
      ...some.map(({ value }, place) => xmlElement('FVALUE', isMeasured ? (measured[place]?.number ?? '') : value)),
      isMeasured ? xmlElement('FUNIT', code) : undefined,
    ]);
  });
}

/** `12,5 mm` as a number and the code of its unit. Undefined without a number or a known unit. */
function measuredIn(value: string): { readonly number: string; readonly code: string } | undefined {
  const [, number, unit = ''] = /^(-?\d+(?:,\d+)?) (\S+)$/.exec(value) ?? [];
  const code = unitCode(unit);
  return number === undefined || code === undefined ? undefined : { number: number.replace(',', '.'), code };
}
