import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import { figureQuestion } from '../../writing/ask-figure.ts';
import { fr } from '../../writing/fr.ts';
import { strengthenLine } from '../../writing/strengthen-line.ts';
import { jobTitle } from '../criteria/experience-criteria.ts';
import { tellsOutcome } from '../criteria/line-wording.ts';
import type { JobLine } from '../score/profile-context.ts';
import type { Suggest } from './suggestion-writer.ts';

const most = { reworded: 3, counted: 3 };

/** Lines said more directly, and lines that a figure only the person knows would prove. */
export const suggestLines: Suggest = ({ context: { lines, isEnglish } }) => {
  const reworded = lines.flatMap((line) => (isEnglish ? englishRewordingOf(line) : rewordingOf(line)));
  const taken = new Set(reworded.slice(0, most.reworded).map(({ current }) => current));
  const counted = lines.filter(({ text }) => !taken.has(text)).flatMap((line) => (isEnglish ? [] : countedOf(line)));
  return [...reworded.slice(0, most.reworded), ...counted.slice(0, most.counted)];
};

function rewordingOf({ text, job }: JobLine): LinkedinSuggestion[] {
  const rewording = strengthenLine(text);
  if (!rewording) return [];
  return [
    {
      category: 'Expérience',
      impact: 'medium',
      current: text,
      suggestion: rewording.after,
      reason: fr`« ${jobTitle(job)} » : ${rewording.reason}`,
    },
  ];
}

const responsible = /^responsible for (?=\S)/i;

/** « Responsible for the blog »: the verb is the person’s to choose. */
function englishRewordingOf({ text, job }: JobLine): LinkedinSuggestion[] {
  if (!responsible.test(text)) return [];
  return [
    {
      category: 'Expérience',
      impact: 'medium',
      current: text,
      suggestion: text.replace(responsible, '… '),
      reason: fr`« ${jobTitle(job)} » : un verbe d’action dit plus que « responsible for ». Mettez à la place des points de suspension celui qui est vrai, au passé.`,
    },
  ];
}

function countedOf({ text, job }: JobLine): LinkedinSuggestion[] {
  const placeholder = placeholderFor(text);
  if (!placeholder || text.length > 300 || tellsOutcome(text)) return [];
  return [
    {
      category: 'Expérience',
      impact: 'medium',
      current: text,
      suggestion: withPlaceholder(text, placeholder),
      reason: fr`« ${jobTitle(job)} » : un chiffre rend la ligne concrète. ${figureQuestion(text) ?? ''}`,
    },
  ];
}

function withPlaceholder(line: string, placeholder: string): string {
  return `${line.replace(/[\s.;,]+$/, '')} (${placeholder})`;
}

/** « Combien de clients par jour ou par semaine ? » → « [nombre de clients par jour] ». */
function placeholderFor(line: string): string | null {
  const question = figureQuestion(line);
  if (!question) return null;
  const [first = ''] = question.replace(/[\s\u202f]*\?$/, '').split(/,| ou /);
  const asked = first
    .replace(/^Combien d/, 'nombre d')
    .replace(/^Combien /, 'combien ')
    .replace(/^Quel(?:le)? /, '');
  return `[${asked}]`;
}
