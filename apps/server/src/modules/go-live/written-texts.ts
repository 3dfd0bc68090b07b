import type { ShopConfiguration } from '../configuration/types.ts';
import type { Template } from '../templates/templates.service.ts';
import type { Place, TemplateName } from './types.ts';

/** The content of a text, or of the page that replaces it. */
export function contentOf(
  { templates }: { readonly templates: readonly Template[] },
  { kind, name }: TemplateName,
): string | null {
  const named = templates.filter((template) => template.name === name);
  return (
    (named.find((template) => template.kind === kind) ?? named.find((template) => template.kind === 'page'))?.content ??
    null
  );
}

/** All of the operator's content that customers may read: texts, pages and settings. */
export function writtenIn({
  configuration,
  templates,
}: {
  readonly configuration: ShopConfiguration;
  readonly templates: readonly Template[];
}) {
  const settings = Object.entries(configuration) as [keyof ShopConfiguration, unknown][];
  return [
    ...templates.map(({ kind, name, content }): { place: Place; html: string } => ({
      place: { kind, name },
      html: content,
    })),
    ...settings.map(([key, value]): { place: Place; html: string } => ({ place: key, html: JSON.stringify(value) })),
  ];
}
