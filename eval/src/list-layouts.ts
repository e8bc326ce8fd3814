import type { Language, LanguageLevel } from '@coach/contracts/cv';
import { inTurn } from './set-page.ts';

type Listed = readonly string[];

const mastery = ['avancé', 'intermédiaire', 'notions', 'maîtrise', 'débutant', 'confirmé', 'bon niveau', 'bases'];
const stars = ['★★★★☆', '★★★☆☆', '★★★★★', '★★☆☆☆'];

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How people list what they know, with and without how well. */
export const skillLists: readonly ((skills: Listed) => string)[] = [
  (skills) => skills.map((skill) => `• ${skill}`).join('\n'),
  (skills) => skills.map((skill) => `- ${skill}`).join('\n'),
  (skills) => skills.join('\n'),
  (skills) => skills.join(', '),
  (skills) => skills.join(' • '),
  (skills) => skills.join(' / '),
  (skills) => skills.join(' | '),
  (skills) => skills.reduce((told, skill, index) => told + skill + (index % 2 ? '\n' : '\t'), '').trimEnd(),
  (skills) => skills.map((skill, index) => `${skill} (${inTurn(mastery, index)})`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill} (${inTurn(mastery, index)})`).join(', '),
  (skills) => skills.map((skill, index) => `${skill} : ${inTurn(stars, index)}`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill} ${1 + (index % 5)}/5`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill} – ${inTurn(mastery, index)}`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill} : ${inTurn(mastery, index)}`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill} ${inTurn(stars, index)}`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill}\t${inTurn(stars, index)}`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill} ${60 + 10 * (index % 4)} %`).join('\n'),
  (skills) =>
    [`Métier : ${skills.slice(0, 3).join(', ')}`, `Logiciels : ${skills.slice(3).join(', ')}`]
      .filter((l) => !/: $/.test(l))
      .join('\n'),
  (skills) =>
    [`Métier – ${skills.slice(0, 3).join(', ')}`, `Bureautique – ${skills.slice(3).join(', ')}`]
      .filter((l) => !/– $/.test(l))
      .join('\n'),
  (skills) =>
    `Techniques :\n${skills
      .slice(0, 3)
      .map((skill) => `- ${skill}`)
      .join('\n')}\nOutils :\n${skills
      .slice(3)
      .map((skill) => `- ${skill}`)
      .join('\n')}`,
  (skills) => `${skills.join(', ')}.`,
  (skills) => `${skills.join(' ; ')}.`,
  (skills) => skills.map((skill) => `→ ${skill}`).join('\n'),
  (skills) => skills.map((skill) => `✓ ${skill}`).join('\n'),
  (skills) => skills.join(' · '),
  (skills) => skills.join(' – '),
  (skills) => skills.map((skill) => skill.toUpperCase()).join('\n'),
  (skills) => skills.map((skill) => `• ${upper(skill)} ;`).join('\n'),
  (skills) => skills.map((skill) => `${skill} ▰▰▰▱▱`).join('\n'),
  (skills) => skills.map((skill) => `${skill} ●●●○○`).join('\n'),
  (skills) => skills.map((skill, index) => `${skill} ........ ${inTurn(mastery, index)}`).join('\n'),
  (skills) => skills.reduce((told, skill, index) => told + skill + (index % 2 ? '\n' : '     '), '').trimEnd(),
  (skills) => skills.map((skill, index) => `${skill}, niveau ${inTurn(mastery, index)}`).join('\n'),
  (skills) => skills.map((skill) => `#${skill}`).join('  '),
  (skills) => `Maîtrise : ${skills.slice(0, 3).join(', ')}\nNotions : ${skills.slice(3).join(', ')}`,
  (skills) => skills.map((skill) => `▪ ${skill}`).join('  '),
];

/** Each level as people tell it. */
const said: Record<LanguageLevel, readonly string[]> = {
  native: ['langue maternelle', 'maternelle', 'natif'],
  C2: ['C2', 'bilingue', 'niveau C2'],
  C1: ['C1', 'courant', 'niveau C1'],
  B2: ['B2', 'niveau B2'],
  B1: ['B1', 'niveau B1', 'intermédiaire'],
  A2: ['A2', 'niveau A2'],
  A1: ['A1', 'débutant', 'niveau A1'],
};

const each =
  (write: (name: string, level: string) => string, between = '\n') =>
  (languages: readonly Language[], turn: number) =>
    languages.map(({ name, level }) => (level ? write(name, inTurn(said[level], turn)) : name)).join(between);

/** How people list languages; `turn` says in which words of a level. */
export const languageLists: readonly ((languages: readonly Language[], turn: number) => string)[] = [
  each((name, level) => `${name} : ${level}`),
  each((name, level) => `${name} – ${level}`),
  each((name, level) => `${name} (${level})`),
  each((name, level) => `${name} (${level})`, ', '),
  each((name, level) => `${name} : ${level}`, ' | '),
  each((name, level) => `• ${name} ${level}`),
  each((name, level) => `${name}\t${level}`),
  each((name, level) => `${name} ${level}`, ' / '),
  each((name, level) => `${name.toUpperCase()} : ${level}`),
  each((name, level) => `${name}, ${level}`),
  each((name, level) => `${name} ${level}`, ' · '),
  each((name, level) => `${name} : ${level}`, ' ; '),
  each((name, level) => `- ${name} - ${level}`),
  each((name, level) => `${name}\n${level}`),
  each((name, level) => `${level} : ${name}`),
  each((name, level) => `${name} ........ ${level}`),
  each((name, level) => `${name} = ${level}`),
  each((name, level) => `${name} → ${level}`),
  each((name, level) => (name === 'Anglais' ? `${name} : ${level} (TOEIC 850)` : `${name} : ${level}`)),
  each((name, level) => `${name}     ${level}`),
  each((name, level) => `${name} [${level}]`),
  each((name, level) => `${name} : lu, écrit, parlé (${level})`),
  each((name, level) => `${name} ${level}`, '\t'),
  each((name, level) => `${name} | ${level}`),
  each((name, level) => `✓ ${name} : ${level}`),
  each((name, level) => `${name} : ${level}`, '. '),
  each((name, level) => `${name} (niveau : ${level})`),
  (languages, turn) => `Je parle ${each((name, level) => `${name.toLowerCase()} (${level})`, ', ')(languages, turn)}.`,
];

/** How people list their pastimes. */
export const pastimeLists: readonly ((pastimes: Listed) => string)[] = [
  (pastimes) => pastimes.map((each) => `• ${each}`).join('\n'),
  (pastimes) => pastimes.map((each) => `- ${each}`).join('\n'),
  (pastimes) => pastimes.map(upper).join('\n'),
  (pastimes) => pastimes.join(', '),
  (pastimes) => `${pastimes.join(', ')}.`,
  (pastimes) => pastimes.join(' • '),
  (pastimes) => pastimes.join(' / '),
  (pastimes) => pastimes.join(' | '),
  (pastimes) => pastimes.join('\t'),
  (pastimes) => pastimes.join(' ; '),
  (pastimes) => pastimes.map(upper).join(' – '),
  (pastimes) => pastimes.join(' - '),
  (pastimes) => `${pastimes.slice(0, -1).join(', ')} et ${pastimes.at(-1)}`,
  (pastimes) => pastimes.join(' · '),
  (pastimes) => `${pastimes.map(upper).join('. ')}.`,
  (pastimes) => pastimes.map((each) => `⚽ ${upper(each)}`).join('\n'),
  (pastimes) => pastimes.map(upper).join('     '),
  (pastimes) => pastimes.map((each) => each.toUpperCase()).join(' - '),
  (pastimes) => pastimes.map((each) => `+ ${each}`).join('\n'),
];
