import type { Condition } from '@kontor/contract';
import { PricePer } from '../../catalogue/price.tsx';
import { formatPercent } from '../../format/format-percent.ts';
import { formatCount, formatPrice } from '../../format/format-price.ts';
import { declaredAmount, type PriceDeclaration, perOf } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';

/** The scale prices of a condition and what they save. Nothing if there are none. */
export function ScaleTable({ condition, declaration }: { condition: Condition; declaration: PriceDeclaration }) {
  const { price, scales = [], unit = shopTexts.unit } = condition;
  if (scales.length === 0) return null;
  const base = declaredAmount(price, declaration);
  return (
    <div className="scales">
      <table className="figures">
        <caption className="unseen">{productTexts.scales}</caption>
        <tbody>
          {scales.map((scale) => {
            const amount = declaredAmount(scale.price, declaration);
            const percent = Math.floor(((base - amount) / base) * 100);
            return (
              <tr key={scale.from}>
                <th scope="row">{productTexts.scaleFrom(formatCount(scale.from), unit)}</th>
                <td>
                  {formatPrice(amount)}
                  <PricePer per={perOf(condition)} />
                </td>
                <td className="scale-saving">{percent > 0 && productTexts.scaleSaving(formatPercent(percent))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
