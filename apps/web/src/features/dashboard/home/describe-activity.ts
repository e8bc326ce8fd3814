import type { ActivityEntry } from '@coach/contracts/features/activity';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';

type Described = { did: string; name: string; to: string };

/** What was done, to what, and where that is. */
export function describeActivity(entry: ActivityEntry): Described {
  const name = [entry.title, entry.detail].flatMap((part) => (part ? printed(part) : [])).join(', ');
  return { ...kinds[entry.kind](entry), name: name || untitled(entry) };
}

function untitled({ kind }: ActivityEntry): string {
  return kind === 'coaching' ? m.dashboard_did_coaching_name() : m.dashboard_did_untitled();
}

const kinds: Record<ActivityEntry['kind'], (entry: ActivityEntry) => Omit<Described, 'name'>> = {
  document: () => ({ did: m.dashboard_did_document(), to: paths.documents() }),
  analysis: ({ id }) => ({ did: m.dashboard_did_analysis(), to: paths.cvCrafting({ analyse: id }) }),
  letter: ({ id }) => ({ did: m.dashboard_did_letter(), to: paths.letters({ lettre: id }) }),
  template: () => ({ did: m.dashboard_did_template(), to: paths.documents({ tab: 'templates' }) }),
  linkedin: ({ id }) => ({
    did: m.dashboard_did_linkedin(),
    to: paths.linkedin({ onglet: 'historique', analyse: id }),
  }),
  interview: describeInterview,
  job: ({ id }) => ({ did: m.dashboard_did_job(), to: paths.jobs({ offre: id }) }),
  plan: ({ id }) => ({ did: m.dashboard_did_plan(), to: paths.careerAdvice({ tab: 'advisor', plan: id }) }),
  coaching: ({ id }) => ({ did: m.dashboard_did_coaching(), to: paths.careerAdvice({ tab: 'coaching', seance: id }) }),
  registration: ({ state }) => ({
    did: m.dashboard_did_registration(),
    to: paths.community({ tab: state === 'event' ? 'networking' : 'workshops' }),
  }),
};

function describeInterview({ id, state }: ActivityEntry): Omit<Described, 'name'> {
  if (state === 'done')
    return { did: m.dashboard_did_interview(), to: paths.interviewCoaching({ session: id, vue: 'resultats' }) };
  const tab = state === 'open_voice' ? 'feedback' : undefined;
  return { did: m.dashboard_did_interview_open(), to: paths.interviewCoaching({ tab, session: id }) };
}
