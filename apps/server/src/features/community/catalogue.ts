import { gatheringSchema, resourceSchema, resourcesSchema } from '@coach/contracts/features/community';
import { parse } from 'yaml';
import { z } from 'zod';

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** « The first Thursday of the month at 18:00 », from one day to another, but on some. */
const repeatSchema = z.strictObject({
  week: z.union([z.literal([1, 2, 3, 4]), z.literal('last')]),
  weekday: z.enum(weekdays),
  /** 1 to 12; every month unless told. */
  months: z.array(z.int().min(1).max(12)).min(1).optional(),
  time,
  from: day,
  until: day.optional(),
  except: z.array(day).default([]),
});

const plannedSchema = gatheringSchema
  .pick({ kind: true, title: true, summary: true, programme: true })
  .extend({
    id,
    minutes: z.int().min(10).max(600),
    capacity: z.int().min(1).max(5_000),
    /** Who leads it, where it is not the operator. */
    host: z.string().min(2).optional(),
    joinUrl: z.url({ protocol: /^https$/ }).optional(),
    /** Dates set by hand: `2027-01-12 18:00`, in Paris. */
    dates: z.array(z.string().regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/)).default([]),
    repeat: repeatSchema.optional(),
  })
  .strict();

export type Repeat = z.infer<typeof repeatSchema>;
/** A workshop or an event as its file has it, before its dates are worked out. */
export type PlannedGathering = z.infer<typeof plannedSchema>;

const isDistinct = (items: { id: string }[]) => new Set(items.map((item) => item.id)).size === items.length;
const gatheringsSchema = z.strictObject({
  gatherings: z.array(plannedSchema).refine(isDistinct, 'an id stands twice'),
});
const offeredSchema = resourcesSchema
  .extend({ resources: z.array(resourceSchema).refine(isDistinct, 'an id stands twice') })
  .strict();

/** Reads `content/community/gatherings.yaml`. Throws on anything it should not hold. */
export function readGatherings(text: string): PlannedGathering[] {
  return gatheringsSchema.parse(parse(text)).gatherings;
}

/** Reads `content/community/resources.yaml`. Throws on anything it should not hold. */
export function readResources(text: string): z.infer<typeof offeredSchema> {
  return offeredSchema.parse(parse(text));
}
