/**
 * What is wrong with a value at a path, as lines of ErrorDetail ("Path: text"); none when it is right. `minor`: 53 of
 * SpecVersion 1.53.
 */
export type Rule = (value: unknown, path: string, minor: number) => string[];

interface TextLimits {
  readonly max: number;
  readonly min?: number;
  readonly pattern?: RegExp;
}

/** A string of that length and form. */
export function text({ max, min = 1, pattern }: TextLimits): Rule {
  return (value, path) => {
    if (typeof value !== 'string') return [`${path}: The field must be a string.`];
    if (value.length < min || value.length > max)
      return [`${path}: The length of the field must be between ${min} and ${max} characters.`];
    return pattern && !pattern.test(value) ? [`${path}: The field is invalid.`] : [];
  };
}

export function integer(min: number, max: number): Rule {
  return (value, path) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? []
      : [`${path}: The field must be an integer between ${min} and ${max}.`];
}

export const flag: Rule = (value, path) =>
  typeof value === 'boolean' ? [] : [`${path}: The field must be a boolean.`];

export function oneOf(...values: readonly string[]): Rule {
  return (value, path) =>
    values.includes(String(value)) ? [] : [`${path}: The value '${value}' is not one of ${values.join(', ')}.`];
}

/** A rule that changed with a version: `1.52` knows what `1.51` did not. */
export function since(minor: number, rule: Rule, before: Rule): Rule {
  return (value, path, spoken) => (spoken >= minor ? rule : before)(value, path, spoken);
}

export function list(rule: Rule, max: number): Rule {
  return (value, path, minor) => {
    if (!Array.isArray(value)) return [`${path}: The field must be an array.`];
    if (value.length > max) return [`${path}: The field must have at most ${max} entries.`];
    return value.flatMap((entry, i) => rule(entry, `${path}[${i}]`, minor));
  };
}

/** An absolute address of at most 2000 characters that a browser or Saferpay can open. */
export const webAddress: Rule = (value, path, minor) => {
  const wrong = text({ max: 2000 })(value, path, minor);
  if (wrong.length > 0) return wrong;
  const isWeb = URL.canParse(String(value)) && /^https?:$/.test(new URL(String(value)).protocol);
  return isWeb ? [] : [`${path}: The field must be an absolute URL with http or https.`];
};

/** Something that the sandbox does not look into. */
export const anything: Rule = () => [];

/**
 * An object with these members. Others are refused: a member with a wrong name does nothing at the real one, and nobody
 * sees it.
 */
export function object(required: Readonly<Record<string, Rule>>, optional: Readonly<Record<string, Rule>> = {}): Rule {
  return (value, path, minor) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${path || 'Request'}: The field must be an object.`];
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const missing = Object.keys(required).filter((name) => !Object.hasOwn(value, name));
    return [
      ...missing.map((name) => `${at(name)}: The ${name} field is required.`),
      ...Object.entries(value).flatMap(([name, member]) => {
        const rule = Object.hasOwn(required, name) ? required[name] : Object.hasOwn(optional, name) && optional[name];
        return rule ? rule(member, at(name), minor) : [`${at(name)}: The field is not known in version 1.${minor}.`];
      }),
    ];
  };
}
