import { expect, test } from 'vitest';
import { clearDrafts } from './clear-drafts.ts';

function storage(content: Record<string, string>) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('what was being written goes, what was chosen for this browser stays', () => {
  const tab = storage({ 'cv-offer-draft': 'offre', 'interview-pitch': '{}' });
  const lasting = storage({
    theme: 'dark',
    'interview-draft-1': '{}',
    interfaceLanguage: 'en',
    'interview-draft-2': '{}',
  });
  clearDrafts(
    () => tab,
    () => lasting,
  );
  expect([...tab.kept.keys()]).toEqual([]);
  expect([...lasting.kept.keys()]).toEqual(['theme', 'interfaceLanguage']);
  clearDrafts(() => {
    throw new Error('refused');
  });
});
