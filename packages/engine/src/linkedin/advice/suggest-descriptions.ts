import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import { fr } from '../../writing/fr.ts';
import { pairJobs } from '../compare/pair-jobs.ts';
import { jobTitle } from '../criteria/experience-criteria.ts';
import type { ProfileContext, ProfileJob } from '../score/profile-context.ts';
import type { Suggest, SuggestionWriter } from './suggestion-writer.ts';

const most = 3;
const linesTaken = 5;

/** Descriptions for the jobs that have none: the CV’s own lines, else what to write, for the person to fill in. */
export const suggestDescriptions: Suggest = (writer) => {
  const { profile, cv } = writer.context;
  const pairs = cv ? pairJobs(profile.experiences, cv.experiences).pairs : [];
  return profile.experiences
    .slice(0, 5)
    .filter(({ lines }) => lines.length === 0)
    .slice(0, most)
    .map((job, index) => {
      const told = pairs.find((pair) => pair.profile === job)?.cv.bullets.slice(0, linesTaken) ?? [];
      const borne = told.filter(writer.isBorneOut);
      return borne.length > 0 ? fromCv(job, borne) : asked(writer, job, index);
    });
};

function fromCv(job: ProfileJob, bullets: readonly string[]): LinkedinSuggestion {
  return {
    category: 'Expérience',
    impact: 'high',
    current: jobTitle(job),
    suggestion: bullets.map((bullet) => `• ${bullet}`).join('\n'),
    reason: fr`Ce poste n’est pas décrit sur le profil ; ces lignes viennent de votre CV.`,
  };
}

function asked({ context }: SuggestionWriter, job: ProfileJob, index: number): LinkedinSuggestion {
  return {
    category: 'Expérience',
    impact: index === 0 ? 'high' : 'medium',
    current: jobTitle(job),
    suggestion: outline(context),
    reason: fr`« ${jobTitle(job)} » n’a aucune description. Trois lignes suffisent : ce que vous faisiez, pour qui et combien, ce que cela a changé.`,
  };
}

function outline({ isEnglish }: ProfileContext): string {
  return isEnglish
    ? '• Main task: …\n• For whom, and how many: …\n• What it changed: …'
    : fr`• Mission principale : …
• Pour qui, et combien : …
• Ce que cela a changé : …`;
}
