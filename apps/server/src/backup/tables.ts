import pg from 'pg';
import type { TableEntry } from './manifest.ts';

export type Client = Pick<pg.Client, 'query'>;
export type Table = Pick<TableEntry, 'schema' | 'name' | 'columns'> & {
  /** SQL for the text rows are put in order by, the same in every database. */
  order: string;
  /** SQL for which rows count. */
  where: string;
};

/** Rows as text must not depend on how a session happens to be set. */
export const plainText = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** What is done is of no use to anybody; what waits is work that somebody counts on. */
const jobsThatWait = `state in ('created', 'retry', 'active')`;

const list = `
  select n.nspname as schema, c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
      as columns,
    (select json_agg(a.attname order by k.place)
      from pg_index i, unnest(i.indkey) with ordinality as k (number, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
  order by n.nspname, c.relname`;

/** The application's own tables and the jobs that wait; not the queue's own, which it makes anew. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{
    schema: string;
    name: string;
    columns: Table['columns'];
    key: string[] | null;
  }>(list);
  return rows.map(({ key, ...table }) => ({
    ...table,
    order: `${rowText(key ?? table.columns.map(({ name }) => name))} collate "C"`,
    where: table.schema === 'pgboss' ? jobsThatWait : 'true',
  }));
}

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** SQL for a row as one text, as PostgreSQL itself reads it again. */
export function rowText(columns: string[]): string {
  return `row(${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})::text`;
}
