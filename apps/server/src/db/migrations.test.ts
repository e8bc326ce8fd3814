import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** What the process that still runs the version before would stumble over: docs/operations.md, « Upgrade ». */
const narrowing: [string, RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['renames', /\bRENAME\b/i],
  ['changes a type', /\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i],
  ['demands what was optional', /\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL\b/i],
  [
    'adds a column that the version before does not fill',
    /\bADD\s+COLUMN\b(?=[^;]*\bNOT\s+NULL\b)(?![^;]*\b(?:DEFAULT|GENERATED)\b)/i,
  ],
  [
    'locks a table while it is read through',
    /\bCREATE\s+(?:UNIQUE\s+)?INDEX\b(?!\s+CONCURRENTLY)[^;]*\bON\s+"(?:users|user_documents|analyses)"/i,
  ],
];

/** Migrations that were written before anybody ran the product: there was no version before. */
const beforeTheFirst = 22;

/** A migration that takes something away says since which version nothing uses it: `-- contract: unused since 0.3.0`. */
const marked = /^-- contract: unused since \d+\.\d+\.\d+$/m;

function faultsOf(sql: string): string[] {
  if (marked.test(sql)) return [];
  return sql.split('--> statement-breakpoint').flatMap((statement) => {
    const created = [...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name]) => `"${name}"`);
    const isNew = created.some(
      (name) => statement.includes(` ON ${name}`) || statement.includes(`ALTER TABLE ${name}`),
    );
    return isNew ? [] : narrowing.filter(([, form]) => form.test(statement)).map(([what]) => what);
  });
}

test('no migration takes away what the version before still uses, unless it says that nothing does', () => {
  const later = migrations.filter((name) => Number.parseInt(name, 10) >= beforeTheFirst);
  const faults = later.flatMap((name) =>
    faultsOf(readFileSync(new URL(name, folder), 'utf8')).map((what) => `${name} ${what}`),
  );
  expect(faults).toEqual([]);
});

test('migrations are numbered without a gap', () => {
  expect(migrations.sort().map((name) => Number.parseInt(name, 10))).toEqual(migrations.map((_, index) => index));
});

test('what would break a running version is seen', () => {
  expect(faultsOf('ALTER TABLE "users" DROP COLUMN "name";')).toEqual(['drops a column']);
  expect(faultsOf('-- contract: unused since 0.3.0\nALTER TABLE "users" DROP COLUMN "name";')).toEqual([]);
  expect(faultsOf('DROP TABLE "letters";')).toEqual(['drops a table']);
  expect(faultsOf('ALTER TABLE "users" RENAME COLUMN "a" TO "b";')).toEqual(['renames']);
  expect(faultsOf('ALTER TABLE "users" ALTER COLUMN "a" SET DATA TYPE jsonb;')).toEqual(['changes a type']);
  expect(faultsOf('ALTER TABLE "users" ALTER COLUMN "a" SET NOT NULL;')).toEqual(['demands what was optional']);
  expect(faultsOf('ALTER TABLE "users" ADD COLUMN "a" text NOT NULL;')).toHaveLength(1);
  expect(faultsOf(`ALTER TABLE "users" ADD COLUMN "a" text DEFAULT '' NOT NULL;`)).toEqual([]);
  expect(faultsOf('CREATE INDEX "i" ON "users" USING btree ("a");')).toHaveLength(1);
  expect(
    faultsOf('CREATE TABLE "new" ("a" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "i" ON "new" ("a");'),
  ).toEqual([]);
});
