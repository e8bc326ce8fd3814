type Shape = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minimum?: number;
  minItems?: number;
  minLength?: number;
  description?: string;
};

/** Something that fits a JSON schema, for who only wants an answer to come. */
export function fitSchema(schema: unknown): unknown {
  const shape = (schema ?? {}) as Shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return fitSchema(shape.anyOf[0]);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === 'object' || shape.properties) return fitFields(shape.properties ?? {});
  if (type === 'array') return Array.from({ length: least(shape, 'minItems') }, () => fitSchema(shape.items));
  if (type === 'string') return sentence.repeat(Math.ceil(least(shape, 'minLength') / sentence.length)).trim();
  if (type === 'number' || type === 'integer') return least(shape, 'minimum');
  return type === 'boolean' ? true : null;
}

function fitFields(properties: Record<string, Shape>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, fitSchema(shape)]));
}

const sentence = 'Voici une phrase écrite par le modèle d’essai. ';

/** A bound that some servers do not know stands in the description: « minItems: 3 », « min items: 3 ». */
function least(shape: Shape, bound: 'minItems' | 'minLength' | 'minimum'): number {
  const words = bound.replace(/[A-Z]/, (letter) => ` ?${letter}`);
  const described = new RegExp(`${words}: (\\d+)`, 'i').exec(shape.description ?? '')?.[1];
  return Math.max(1, shape[bound] ?? Number(described ?? 1));
}
