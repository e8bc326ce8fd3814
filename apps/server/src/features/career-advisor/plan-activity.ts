import { sql } from 'drizzle-orm';
import { activityOf } from '../../activity/activity-source.ts';
import { careerPlans } from '../../db/schema/career.ts';

export const planActivity = activityOf('plan', careerPlans, { title: sql`left(${careerPlans.careerGoal}, 120)` });
