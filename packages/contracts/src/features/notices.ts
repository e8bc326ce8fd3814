import { z } from 'zod';
import { meters } from '../limits.ts';

/** Names a notice; the same state of things always has the same. */
const noticeId = z.string().min(1).max(200);
const kept = { id: noticeId, read: z.boolean() };
const limit = { meter: z.enum(meters), used: z.int(), limit: z.int(), month: z.string().regex(/^\d{4}-\d{2}$/) };

export const dueTimes = ['late', 'today', 'tomorrow'] as const;
export type DueTime = (typeof dueTimes)[number];

/** From this share of a month’s units on, a limit is near. */
export const nearLimit = 0.8;
/** Days after which an interview begun and left is brought to mind. */
export const draftWaitsDays = 3;

/** What someone is told about their own account: follows from the state of things and goes when that does. */
export const noticeSchema = z.discriminatedUnion('kind', [
  /** `until` is an ISO instant: access goes on so long, unpaid. */
  z.object({ kind: z.literal('payment_failed'), ...kept, plan: z.string(), until: z.iso.datetime() }),
  z.object({ kind: z.literal('plan_ended'), ...kept, plan: z.string() }),
  z.object({
    kind: z.literal('next_step'),
    ...kept,
    jobId: z.uuid(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    date: z.iso.date(),
    due: z.enum(dueTimes),
  }),
  z.object({ kind: z.literal('limit_reached'), ...kept, ...limit }),
  z.object({ kind: z.literal('limit_near'), ...kept, ...limit }),
  z.object({
    kind: z.literal('interview_waiting'),
    ...kept,
    interviewId: z.uuid(),
    role: z.string(),
    answered: z.int().nonnegative(),
    questionCount: z.int().positive(),
    since: z.iso.datetime(),
  }),
]);
export type Notice = z.output<typeof noticeSchema>;

/** `GET /api/notifications`: the most pressing first; `unread` of them were not read yet. */
export const noticeListSchema = z.object({ items: z.array(noticeSchema), unread: z.int().nonnegative() });
export type NoticeList = z.output<typeof noticeListSchema>;

/** `PATCH /api/notifications`: marks those named, all without names. Names of what is no more are passed over. */
export const noticesUpdateSchema = z.object({ read: z.boolean(), ids: z.array(noticeId).max(500).optional() });
export type NoticesUpdate = z.output<typeof noticesUpdateSchema>;
