import { activityOf } from '../../activity/activity-source.ts';
import { userTemplates } from '../../db/schema/templates.ts';

export const templateActivity = activityOf('template', userTemplates, { title: userTemplates.title });
