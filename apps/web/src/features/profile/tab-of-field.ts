const tabs: Record<string, string> = {
  targetPositions: 'goals',
  objectives: 'goals',
  skills: 'skills',
  aiTone: 'preferences',
  language: 'preferences',
};

/** The tab on which a field is corrected. */
export function tabOfField(field: string): string {
  return tabs[field] ?? 'info';
}
