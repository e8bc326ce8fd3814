import { z } from 'zod';
import { adviceCategories } from '../advice.ts';

export const communityTabs = ['resources', 'workshops', 'networking'] as const;
export type CommunityTab = (typeof communityTabs)[number];

export const resourceKinds = ['official', 'tool', 'video', 'book'] as const;

/** What somebody else offers, as `content/community/resources.yaml` tells it. */
export const resourceSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(resourceKinds),
  name: z.string(),
  /** Who answers for it, or wrote it. */
  publisher: z.string(),
  /** What one does there. */
  purpose: z.string(),
  url: z.url({ protocol: /^https$/ }),
  /** When its address and purpose were last checked. */
  checked: z.iso.date(),
});
export type Resource = z.infer<typeof resourceSchema>;

/** `GET /api/community/resources`, open to everybody. */
export const resourcesSchema = z.object({
  /** Articles of the advice library that everybody may read, with why to read them. */
  articles: z.array(
    z.object({ id: z.string(), title: z.string(), category: z.enum(adviceCategories), why: z.string() }),
  ),
  resources: z.array(resourceSchema),
});
export type Resources = z.infer<typeof resourcesSchema>;

/** One date of a workshop or an event, and where the caller stands with it. */
export const meetingSchema = z.object({
  id: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Who has a seat, and who waits for one. */
  seated: z.int().nonnegative(),
  waiting: z.int().nonnegative(),
  /** null for visitors and who is not registered. */
  mine: z
    .object({
      state: z.enum(['seated', 'waiting']),
      /** From 1, of who waits; null with a seat. */
      position: z.int().positive().nullable(),
      /** Where it takes place; null while the operator has not said, and for who waits. */
      joinUrl: z.url().nullable(),
    })
    .nullable(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** A workshop (gate `workshops`) or an event (gate `networking`), as `content/community/gatherings.yaml` tells it. */
export const gatheringSchema = z.object({
  id: z.string(),
  kind: z.enum(['workshop', 'event']),
  title: z.string(),
  summary: z.string(),
  programme: z.array(z.string()),
  /** Who leads it. */
  host: z.string(),
  minutes: z.int().positive(),
  capacity: z.int().positive(),
  /** « Le premier jeudi du mois à 18:00, heure de Paris »; null where each date is set by hand. */
  rhythm: z.string().nullable(),
  /** The next ones that have not begun; none means that its date is yet to come. */
  meetings: z.array(meetingSchema),
  /** Whether the caller is told of its next date. */
  notice: z.boolean(),
});
export type Gathering = z.infer<typeof gatheringSchema>;

/**
 * `GET /api/community/gatherings`, open to everybody.
 *
 * `PUT DELETE /api/community/meetings/:id/registration` answer the meeting: a seat, or a place on the waiting list. Whoever
 * leaves gives their seat to the first who waits. 409 `conflict` (`meeting_begun`) once it has begun.
 * `GET /api/community/meetings/:id/calendar`, for who has a seat, is its iCalendar file.
 */
export const gatheringsSchema = z.object({
  items: z.array(gatheringSchema),
  /** Who runs this installation, by name. */
  operator: z.string(),
  /** Whether the caller is told when the members’ forum opens. */
  forumNotice: z.boolean(),
});
export type Gatherings = z.infer<typeof gatheringsSchema>;

/** What is not held yet but may be: people ask to be told of it as of a gathering without a date. */
export const forumId = 'forum';
/** `PUT DELETE /api/community/notices/:id`, of a gathering or the forum. */
export const noticeSchema = z.object({ notice: z.boolean() });

/** What people write to the operator: on the workshops, or (gate `networking`) to meet somebody. */
export const messageKinds = ['question', 'topic', 'connection', 'mentoring'] as const;
export type MessageKind = (typeof messageKinds)[number];
export const minMessageLength = 10;
export const maxMessageLength = 2_000;

/** `POST /api/community/messages`: kept, and mailed to the operator. */
export const newMessageSchema = z.object({
  kind: z.enum(messageKinds),
  /** The workshop a question is about. */
  gatheringId: z.string().max(100).nullish(),
  content: z.string().trim().min(minMessageLength).max(maxMessageLength),
});
export type NewMessage = z.infer<typeof newMessageSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(messageKinds),
  gatheringId: z.string().nullable(),
  content: z.string(),
  /** The operator’s; null while there is none. */
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof messageSchema>;

/** `GET /api/community/messages`: the person’s own, newest first. */
export const messageListSchema = z.object({ items: z.array(messageSchema), nextCursor: z.string().nullable() });
export type MessageList = z.infer<typeof messageListSchema>;
