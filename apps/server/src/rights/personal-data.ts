import type { Language } from '@coach/contracts/language';
import { eq } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { accounts, sessions, users } from '../db/schema/auth.ts';
import {
  billingCustomers,
  invoices,
  simulatedCheckouts,
  simulatedInvoices,
  simulatedSubscriptions,
  subscriptions,
} from '../db/schema/billing.ts';
import { analyses } from '../db/schema/cv.ts';
import { userDocuments } from '../db/schema/documents.ts';
import { jobOffers } from '../db/schema/jobs.ts';
import { profiles } from '../db/schema/profile.ts';
import { monthlyUsage, usageReservations } from '../db/schema/usage.ts';

/**
 * A table that holds what belongs to a person. Their rows go with the account, by the database itself; `secrets` are
 * columns that open something and are never handed out.
 */
export type PersonalTable = {
  /** The file’s name in an export. */
  name: string;
  title: Record<Language, string>;
  table: PgTable;
  owner: PgColumn;
  secrets?: readonly string[];
};

/** Every table of personal data; a test fails when a table with an owner is not here. */
export const personalTables: readonly PersonalTable[] = [
  { name: 'compte', title: { fr: 'Compte', en: 'Account' }, table: users, owner: users.id },
  { name: 'profil', title: { fr: 'Profil', en: 'Profile' }, table: profiles, owner: profiles.userId },
  { name: 'cv', title: { fr: 'CV', en: 'CVs' }, table: userDocuments, owner: userDocuments.userId },
  { name: 'analyses', title: { fr: 'Analyses', en: 'Analyses' }, table: analyses, owner: analyses.userId },
  { name: 'offres', title: { fr: 'Offres ciblées', en: 'Targeted offers' }, table: jobOffers, owner: jobOffers.userId },
  {
    name: 'utilisation',
    title: { fr: 'Utilisation par mois', en: 'Usage by month' },
    table: monthlyUsage,
    owner: monthlyUsage.userId,
  },
  {
    name: 'utilisation-en-cours',
    title: { fr: 'Utilisation en cours', en: 'Usage under way' },
    table: usageReservations,
    owner: usageReservations.userId,
  },
  {
    name: 'abonnement',
    title: { fr: 'Abonnement', en: 'Subscription' },
    table: subscriptions,
    owner: subscriptions.userId,
  },
  {
    name: 'client',
    title: { fr: 'Numéro de client', en: 'Customer number' },
    table: billingCustomers,
    owner: billingCustomers.userId,
  },
  { name: 'factures', title: { fr: 'Factures', en: 'Invoices' }, table: invoices, owner: invoices.userId },
  {
    name: 'demonstration-abonnement',
    title: { fr: 'Abonnement de démonstration', en: 'Demonstration subscription' },
    table: simulatedSubscriptions,
    owner: simulatedSubscriptions.userId,
  },
  {
    name: 'demonstration-paiements',
    title: { fr: 'Paiements de démonstration ouverts', en: 'Demonstration payments opened' },
    table: simulatedCheckouts,
    owner: simulatedCheckouts.userId,
    secrets: ['token'],
  },
  {
    name: 'demonstration-factures',
    title: { fr: 'Factures de démonstration', en: 'Demonstration invoices' },
    table: simulatedInvoices,
    owner: simulatedInvoices.userId,
  },
  {
    name: 'connexions',
    title: { fr: 'Appareils connectés', en: 'Signed-in devices' },
    table: sessions,
    owner: sessions.userId,
    secrets: ['token'],
  },
  {
    name: 'moyens-de-connexion',
    title: { fr: 'Moyens de connexion', en: 'Ways to sign in' },
    table: accounts,
    owner: accounts.userId,
    secrets: ['password', 'accessToken', 'refreshToken', 'idToken'],
  },
];

/** What a long CV was read into takes megabytes. */
const rowsAtOnce = 10;

/** A person’s rows of a table, without its secrets, a few in memory at a time. */
export async function* personalRows(
  db: Queryable,
  { table, owner, secrets = [] }: PersonalTable,
  userId: string,
): AsyncGenerator<Record<string, unknown>> {
  const key = keyOf(table);
  for (let offset = 0; ; offset += rowsAtOnce) {
    const query = db.select().from(table).where(eq(owner, userId));
    const rows: Record<string, unknown>[] = await query
      .orderBy(...key)
      .limit(rowsAtOnce)
      .offset(offset);
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)));
    if (rows.length < rowsAtOnce) return;
  }
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}
