import { accounts, jwks, rateLimits, sessions, users, verifications } from './auth.ts';
import { subscriptions } from './billing.ts';
import { analyses } from './cv.ts';
import { storedFiles, userDocuments } from './documents.ts';
import { profiles } from './profile.ts';
import { monthlyUsage, usageReservations } from './usage.ts';

export const tables = {
  users,
  sessions,
  accounts,
  verifications,
  jwks,
  rateLimits,
  profiles,
  subscriptions,
  monthlyUsage,
  usageReservations,
  storedFiles,
  userDocuments,
  analyses,
};
