import type { TemplateDetail, TemplateSummary } from '@coach/contracts/features/templates';
import type { TemplateRow } from './queries.ts';

export function presentTemplateSummary(row: Omit<TemplateRow, 'userId' | 'content' | 'document'>): TemplateSummary {
  const { id, type, title, metadata, createdAt } = row;
  return { id, type, title, metadata, createdAt: createdAt.toISOString() };
}

export function presentTemplate(row: TemplateRow): TemplateDetail {
  return { ...presentTemplateSummary(row), content: row.content };
}
