import type { Language } from '@coach/contracts/language';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { adviceMarks } from '../db/schema/advice.ts';
import { accounts, sessions, users } from '../db/schema/auth.ts';
import {
  billingCustomers,
  invoices,
  simulatedCheckouts,
  simulatedInvoices,
  simulatedSubscriptions,
  subscriptions,
} from '../db/schema/billing.ts';
import { careerPlans } from '../db/schema/career.ts';
import { coachingSessions, coachRequests } from '../db/schema/coaching.ts';
import { communityMessages, communityNotices, communityRegistrations } from '../db/schema/community.ts';
import { analyses } from '../db/schema/cv.ts';
import { userDocuments } from '../db/schema/documents.ts';
import { interviewSessions } from '../db/schema/interviews.ts';
import { jobOffers } from '../db/schema/jobs.ts';
import { letters } from '../db/schema/letters.ts';
import { linkedinAnalyses } from '../db/schema/linkedin.ts';
import { mailChoices, mailReminders } from '../db/schema/mails.ts';
import { modelCalls } from '../db/schema/model-calls.ts';
import { noticeReads } from '../db/schema/notices.ts';
import { profiles } from '../db/schema/profile.ts';
import { userTemplates } from '../db/schema/templates.ts';
import { monthlyUsage, usageReservations } from '../db/schema/usage.ts';
import { runningWorks } from '../db/schema/work.ts';

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
  { name: 'lettres', title: { fr: 'Lettres', en: 'Letters' }, table: letters, owner: letters.userId },
  {
    name: 'modeles',
    title: { fr: 'Modèles enregistrés', en: 'Saved templates' },
    table: userTemplates,
    owner: userTemplates.userId,
  },
  {
    name: 'analyses-linkedin',
    title: { fr: 'Analyses LinkedIn', en: 'LinkedIn analyses' },
    table: linkedinAnalyses,
    owner: linkedinAnalyses.userId,
  },
  {
    name: 'entretiens',
    title: { fr: 'Entretiens', en: 'Interviews' },
    table: interviewSessions,
    owner: interviewSessions.userId,
  },
  {
    name: 'plans-de-carriere',
    title: { fr: 'Plans de carrière', en: 'Career plans' },
    table: careerPlans,
    owner: careerPlans.userId,
  },
  {
    name: 'coaching',
    title: { fr: 'Séances de coaching', en: 'Coaching sessions' },
    table: coachingSessions,
    owner: coachingSessions.userId,
  },
  {
    name: 'demandes-de-coach',
    title: { fr: 'Demandes de coach et de feuille de route', en: 'Requests for a coach or a roadmap' },
    table: coachRequests,
    owner: coachRequests.userId,
  },
  {
    name: 'textes-en-cours',
    title: { fr: 'Textes en cours d’écriture', en: 'Texts being written' },
    table: runningWorks,
    owner: runningWorks.userId,
  },
  {
    name: 'envois-au-modele',
    title: { fr: 'Ce qui a été transmis à un modèle', en: 'What was sent to a model' },
    table: modelCalls,
    owner: modelCalls.userId,
  },
  {
    name: 'conseils',
    title: { fr: 'Conseils lus ou gardés', en: 'Advice read or saved' },
    table: adviceMarks,
    owner: adviceMarks.userId,
  },
  {
    name: 'ateliers',
    title: { fr: 'Inscriptions aux ateliers et événements', en: 'Registrations for workshops and events' },
    table: communityRegistrations,
    owner: communityRegistrations.userId,
  },
  {
    name: 'ateliers-attendus',
    title: { fr: 'Dates dont vous serez prévenu', en: 'Dates you will be told of' },
    table: communityNotices,
    owner: communityNotices.userId,
  },
  {
    name: 'messages',
    title: { fr: 'Messages à l’éditeur', en: 'Messages to the operator' },
    table: communityMessages,
    owner: communityMessages.userId,
  },
  {
    name: 'notifications-lues',
    title: { fr: 'Notifications lues', en: 'Notifications read' },
    table: noticeReads,
    owner: noticeReads.userId,
  },
  {
    name: 'e-mails-choisis',
    title: { fr: 'E-mails choisis', en: 'E-mails chosen' },
    table: mailChoices,
    owner: mailChoices.userId,
  },
  {
    name: 'rappels-envoyes',
    title: { fr: 'Rappels envoyés', en: 'Reminders sent' },
    table: mailReminders,
    owner: mailReminders.userId,
  },
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

/**
 * A person’s rows of a table, without its secrets, a few in memory at a time. They are sent for minutes: each page begins
 * after the last row of the one before, so that what is added or removed meanwhile neither skips nor doubles another.
 */
export async function* personalRows(
  db: Queryable,
  { table, owner, secrets = [] }: PersonalTable,
  userId: string,
  atOnce = rowsAtOnce,
): AsyncGenerator<Record<string, unknown>> {
  const key = keyOf(table);
  let last: Record<string, unknown> | undefined;
  do {
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(and(eq(owner, userId), last && after(key, last)))
      .orderBy(...key.map(({ column }) => column))
      .limit(atOnce);
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)));
    last = rows.length < atOnce ? undefined : rows.at(-1);
  } while (last);
}

/** `field` is the column’s name in a row. */
type KeyPart = { field: string; column: PgColumn };

function keyOf(table: PgTable): KeyPart[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = new Set((primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name));
  return Object.entries(getTableColumns(table))
    .filter(([, { name }]) => key.has(name))
    .map(([field, column]) => ({ field, column }));
}

/** The key as a whole is greater than that of a row. */
function after(key: KeyPart[], row: Record<string, unknown>): SQL {
  const columns = key.map(({ column }) => sql`${column}`);
  const values = key.map(({ field, column }) => sql.param(row[field], column));
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}
