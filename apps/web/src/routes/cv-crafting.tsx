import { useRef } from 'react';
import { type MetaArgs, useLocation, useNavigate } from 'react-router';
import { CvCraftingPage, meta as cvMeta } from '../features/cv/CvCraftingPage.tsx';
import { LettersTab } from '../features/letters/LettersTab.tsx';
import { ModelsTab } from '../features/models/ModelsTab.tsx';
import { SavedTemplates } from '../features/templates/SavedTemplates.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';
import { Tabs } from '../ui/Tabs.tsx';

const tabs = ['cv-analysis', 'motivation-letter', 'templates'] as const;
type CraftingTab = (typeof tabs)[number];

const addresses: Record<CraftingTab, (query: { offre?: string }) => string> = {
  'cv-analysis': paths.cvCrafting,
  'motivation-letter': paths.letters,
  templates: () => paths.models(),
};

/** The tab that the address names; the CV’s without. */
function tabOf(search: string): CraftingTab {
  const named = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === named) ?? 'cv-analysis';
}

export const meta = ({ location }: MetaArgs) => {
  const tab = tabOf(location.search);
  if (tab === 'motivation-letter')
    return pageMeta({ title: m.letters_meta_title(), description: m.letters_meta_description() });
  if (tab === 'templates') return pageMeta({ title: m.models_meta_title(), description: m.models_meta_description() });
  return cvMeta(location.search);
};

/** /cv-crafting: analysing a CV, writing a letter and the models of both, side by side (spec 2, section 2). */
export default function CvCraftingRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = tabOf(search);
  // Coming back to a tab finds it where it was left.
  const left = useRef<Partial<Record<CraftingTab, string>>>({});
  left.current[open] = search;
  const show = (tab: string) => {
    const next = tabs.find((each) => each === tab) ?? 'cv-analysis';
    const offre = new URLSearchParams(search).get('offre');
    const known = left.current[next];
    void navigate(known === undefined ? addresses[next](offre ? { offre } : {}) : `${paths.cvCrafting()}${known}`);
  };
  return (
    <Tabs
      wide
      label={m.letters_tabs()}
      value={open}
      onChange={show}
      tabs={[
        { value: 'cv-analysis', label: m.letters_tab_cv(), content: <CvCraftingPage /> },
        { value: 'motivation-letter', label: m.letters_tab_letter(), content: <LettersTab /> },
        { value: 'templates', label: m.models_tab(), content: <ModelsTab saved={<SavedTemplates />} /> },
      ]}
    />
  );
}
