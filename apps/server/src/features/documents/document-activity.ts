import { activityOf } from '../../activity/activity-source.ts';
import { userDocuments } from '../../db/schema/documents.ts';

export const documentActivity = activityOf('document', userDocuments, { title: userDocuments.fileName });
