import { z } from 'zod';

/** A page that a fact was read on, and the day it was. */
export const sourceSchema = z.object({ title: z.string(), url: z.url(), read: z.iso.date() });
