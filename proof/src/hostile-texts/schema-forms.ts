/** As OpenAPI 3.1 describes what a request may carry. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
};

export type Path = readonly (string | number)[];

/** A place for a text. One that is read as an id, a date or an address would have what stands beside it refused: `alone`. */
export type TextField = { path: Path; alone: boolean };

/** A body that the contract takes, and where in it texts may stand. */
export type Form = { value: unknown; fields: TextField[] };

/** What to put where an id, or a text of a certain form, is asked for by this name. */
export type Known = (name: string, schema: Schema) => unknown;

const named = /^(?:since|gatheringId|before|notesWere|user_?id|token|id|.*Id)$/i;
const nothing: Form = { value: undefined, fields: [] };

/** The bodies by which every text of a schema is reached: one for each alternative. */
export function formsOf(schema: Schema, known: Known, name = '', path: Path = []): Form[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => formsOf(choice, known, name, path));
  if (schema.enum) return [{ value: schema.enum.find((value) => value !== null && value !== '') ?? '', fields: [] }];
  if (schema.const !== undefined) return [{ value: schema.const, fields: [] }];
  const types = [schema.type ?? 'any'].flat();
  if (schema.properties) return objectForms(schema, known, path);
  if (types.includes('array')) return listForms(schema, known, name, path);
  if (types.includes('string') || types.includes('any')) return [textForm(schema, known, name, path)];
  if (types.includes('boolean')) return [{ value: true, fields: [] }];
  if (types.includes('integer') || types.includes('number'))
    return [{ value: Math.max(0, schema.minimum ?? 0), fields: [] }];
  return [types.includes('null') ? { value: null, fields: [] } : { value: {}, fields: [] }];
}

function textForm(schema: Schema, known: Known, name: string, path: Path): Form {
  const alone = Boolean(schema.format ?? schema.pattern ?? !schema.type) || named.test(name);
  return { value: known(name, schema), fields: [{ path, alone }] };
}

/** What may be left out and is read as an id is left out, until a text stands there. */
function objectForms(schema: Schema, known: Known, path: Path): Form[] {
  const parts = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const required = schema.required?.includes(name) ?? false;
    const forms = formsOf(inner, known, name, [...path, name]).filter(({ value }) => value !== null);
    return { name, forms: forms.map((form) => (required || !isAlone(form) ? form : { ...form, value: undefined })) };
  });
  const most = Math.max(1, ...parts.map(({ forms }) => forms.length));
  return Array.from({ length: most }, (_, index) => {
    const chosen = parts.map(({ name, forms }) => ({
      name,
      form: forms[index] ?? forms[0] ?? nothing,
      repeated: index >= forms.length && index > 0,
    }));
    return {
      value: Object.fromEntries(chosen.map(({ name, form }) => [name, form.value])),
      fields: chosen.flatMap(({ form, repeated }) => (repeated ? [] : form.fields)),
    };
  });
}

function isAlone({ fields }: Form): boolean {
  return fields.length > 0 && fields.every(({ alone }) => alone);
}

function listForms(schema: Schema, known: Known, name: string, path: Path): Form[] {
  const items = formsOf(schema.items ?? {}, known, name, [...path, 0]);
  return items.map(({ value, fields }) => ({ value: [value], fields }));
}

/** The value with a text put at a place; what leads there is made where it was left out. */
export function put(value: unknown, path: Path, text: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return text;
  const holder =
    Array.isArray(value) || typeof first === 'number' ? [...((value as unknown[]) ?? [])] : { ...(value as object) };
  const inner = (holder as Record<string | number, unknown>)[first];
  return Object.assign(holder, { [first]: put(inner, rest, text) });
}

/** What stands at a place; undefined where nothing leads there. */
export function take(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | null)?.[step], value);
}
