import { type Form, formsOf, type Known, type Schema } from './schema-forms.ts';

type Description = {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
};
type Parameter = { name: string; in: string; schema: Schema };

/** One body of one route, or one text of its query. */
export type Operation = { method: string; path: string; form?: Form; query?: string; isReadBack: boolean };

/** Every way to send a text that the description of the API tells of. */
export function readOperations({ paths }: Description, known: Known): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const isReadBack = 'get' in methods && method !== 'get';
      const bodies = schema ? formsOf(schema, known).filter(({ fields }) => fields.length > 0) : [];
      const texts = parameters.filter((one) => one.in === 'query' && one.schema.type === 'string' && !one.schema.enum);
      return [
        ...bodies.map((form) => ({ method: method.toUpperCase(), path, form, isReadBack })),
        ...texts.map(({ name }) => ({ method: method.toUpperCase(), path, query: name, isReadBack: false })),
      ];
    }),
  );
}
