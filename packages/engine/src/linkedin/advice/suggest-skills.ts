import { fr } from '../../writing/fr.ts';
import { fitsTarget } from '../criteria/skills-criteria.ts';
import { skillsToAdd } from './skills-to-add.ts';
import type { Suggest } from './suggestion-writer.ts';

/** Skills to list that the jobs or the CV prove, and the three to show first. */
export const suggestSkills: Suggest = ({ context, isBorneOut }) => {
  const { skills } = context.profile;
  const adding = skillsToAdd(context).filter(isBorneOut).slice(0, 8);
  const found = [];
  if (adding.length > 0) {
    found.push({
      category: 'Compétences',
      impact: skills.length < 5 ? ('high' as const) : ('medium' as const),
      current: skills.slice(0, 12).join(', '),
      suggestion: [...skills.slice(0, 12), ...adding].join(', '),
      reason: fr`Vos expériences${context.cv ? ' ou votre CV' : ''} prouvent ces compétences, que la rubrique ne liste pas : ${adding.slice(0, 4).join(', ')}.`,
    });
  }
  const fitting = skills.filter((skill) => fitsTarget(context, skill));
  const top = skills.slice(0, 3);
  const better = fitting.slice(0, 3);
  if (context.targets[0] && better.length === 3 && top.some((skill) => !better.includes(skill))) {
    found.push({
      category: 'Compétences',
      impact: 'medium' as const,
      current: top.join(', '),
      suggestion: better.join(', '),
      reason: fr`Seules les trois premières se voient sans cliquer : mettez celles de « ${context.targets[0]} ».`,
    });
  }
  return found;
};
