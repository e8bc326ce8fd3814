import type { Candidate } from '../candidate.ts';
import { heldCredentials } from '../facts/credentials.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import { readGap } from '../facts/gaps.ts';
import { aStudy } from '../facts/name-study.ts';
import { qualitiesOf } from '../facts/qualities.ts';
import { listedSkills } from '../facts/tools.ts';
import { isToolName } from '../french/restored.ts';
import { thingsOf } from '../french/things-of.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { languagesOf, otherLanguagesOf } from './languages.ts';
import type { Plan } from './plan.ts';

/** Studies, tools, languages: what the paragraph of the other jobs ends with. */
export function restOf(plan: Plan): Candidate[] {
  return [...studiesOf(plan), ...skillsOf(plan), ...languagesOf(plan), ...fillersOf(plan), ...interestsOf(plan)];
}

function studiesOf({ facts, voice, ways }: Plan): Candidate[] {
  const told = heldCredentials(facts)
    .map(({ text }) => text)
    .join(' ');
  const isAsked = told !== '';
  const gap = readGap(facts);
  return facts.studies.slice(0, 2).flatMap((study, index): Candidate[] => {
    const name = aStudy(study);
    if (!name || told.includes(name.text) || (gap && 'study' in gap && gap.study === study)) return [];
    const place = [study.school, study.year].filter((part) => part !== null).join(', ');
    const said = { ...name, text: place === '' ? name.text : `${name.text} (${place})` };
    const isSchool = index > 0 && /^un (?:bac|baccalauréat|bep|brevet)/i.test(name.text);
    const wordings =
      index === 0 ? ways('study', voice.study, { study: said, held: study.held }) : second(said, study.held);
    return [{ part: 'rest', order: 60 + index, weight: isSchool ? 20 : (isAsked ? 55 : 80) - index * 20, wordings }];
  });
}

function second(study: Piece, held: 'yes' | 'unknown' | 'under way'): Piece[] {
  if (held === 'under way') return [say`Je prépare aussi ${study}.`];
  return [held === 'yes' ? say`J’ai également obtenu ${study}.` : say`Mon parcours comprend aussi ${study}.`];
}

function skillsOf(plan: Plan): Candidate[] {
  const { facts, nearLines, voice, ways } = plan;
  const told = nearLines.map(({ piece }) => piece.text).join(' ');
  const { tools, others } = listedSkills(facts, told);
  const candidates: Candidate[] = [];
  if (tools.length > 0) {
    const wordings =
      tools.length > 1
        ? ways('tools', voice.tools, gathered(tools.slice(0, 5)))
        : [say`Je pratique aussi ${gathered(tools)}.`];
    candidates.push({ part: 'rest', order: 70, weight: 93, wordings });
  }
  if (others.length > 1) {
    const list = gathered(others.slice(0, 4));
    const things = thingsOf(
      others
        .slice(0, 4)
        .map(({ text }) => text)
        .join(', '),
    );
    const isDone = others.every(({ text }) => /^\p{Ll}+(?:er|ir|re|oir) /u.test(text));
    const wordings = isDone
      ? [say`Je sais ${listed(others.slice(0, 4))}.`]
      : [
          ...(things ? [say`Je connais aussi ${{ text: things, evidence: list.evidence }}.`] : []),
          ...ways('skills', voice.skills, list),
        ];
    candidates.push({ part: 'rest', order: 71, weight: 68, wordings });
  }
  const said = [...tools, ...others].map(({ text }) => text).join(' ');
  return [...candidates, ...otherSkillsOf(plan, `${told} ${said}`)];
}

/** Lines of the list of skills that nothing else has told: only where a CV has little more. */
function otherSkillsOf({ facts: { context, input } }: Plan, told: string): Candidate[] {
  const items = context.lines
    .filter(
      ({ section, text, heading }) =>
        section === 'skills' &&
        !heading &&
        text !== text.toUpperCase() &&
        text.length < 80 &&
        text.split(' ').length > 1,
    )
    .flatMap(({ text, start, end }): Piece[] => {
      const said = typeset(text.replace(/^[^\p{L}\d]+|[●○★☆■□]+/gu, '')).replace(/[\s.;,]+$/, '');
      if (/^(?:langue|autres langues|compétences|niveau)/i.test(said)) return [];
      if (said.length < 6 || /[:!?]|\p{L}\. /u.test(said) || isTold(told, said)) return [];
      if (input.cv.headings.some((heading) => heading.text.includes(text.trim()))) return [];
      return [
        {
          text: isToolName(said.split(/[\s,]/)[0] ?? '') ? said : uncapitalised(said),
          evidence: evidenceAt('cv', input.cv.text, { start, end }),
        },
      ];
    });
  const pieces = items.slice(0, 4);
  if (pieces.length < 2) return [];
  const list = {
    text: pieces.map(({ text }) => text).join('\u202f; '),
    evidence: pieces.flatMap(({ evidence }) => evidence),
  };
  const things = thingsOf(pieces.map(({ text }) => text).join(', '));
  const wordings = [
    ...(things ? [say`Mon parcours m’a appris encore ${{ text: things, evidence: list.evidence }}.`] : []),
    say`J’ai d’autres savoir-faire : ${list}.`,
  ];
  return [{ part: 'rest', order: 72, weight: 44, wordings }];
}

/** Whether most words of a line have been told. */
function isTold(told: string, line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const known = told.toLowerCase();
  return words.filter((word) => known.includes(word)).length * 2 >= words.length;
}

/** Told apart by semicolons where one of them holds an « et ». */
function gathered(pieces: readonly Piece[]): Piece {
  if (pieces.every(({ text }) => !/ et |,/.test(text))) return listed(pieces);
  return {
    text: pieces.map(({ text }) => text).join('\u202f; '),
    evidence: pieces.flatMap(({ evidence }) => evidence),
  };
}

/** Courses, qualities and languages the CV names, in its own words: only where it has little more to tell. */
function fillersOf({ facts }: Plan): Candidate[] {
  const sentences: [Piece[], number, number, (list: Piece) => Piece][] = [
    [coursesOf(facts), 65, 47, (list) => say`À mon actif également : ${list}.`],
    [otherLanguagesOf(facts), 78, 26, (list) => say`Je parle aussi ${list}.`],
    [qualitiesOf(facts), 88, 24, (list) => say`Mes qualités, dans les mots de mon CV : ${list}.`],
  ];
  return sentences.flatMap(([pieces, order, weight, frame]): Candidate[] =>
    pieces.length > 0 ? [{ part: 'rest', order, weight, wordings: [frame(listed(pieces.slice(0, 3)))] }] : [],
  );
}

function coursesOf(facts: Plan['facts']): Piece[] {
  const { cv } = facts.input;
  const told = heldCredentials(facts)
    .map(({ text }) => text)
    .join(' ');
  return cv.certifications.flatMap((text, index): Piece[] => {
    const span = cv.spans[`certifications.${index}`];
    const isCourse = /^(?:formation|stage|sensibilisation|initiation|gestes|mac|sst|recyclage)/i.test(text);
    const isTold = (text.match(/\p{Lu}{3,}/gu) ?? []).some((letters) => told.includes(letters));
    return span && isCourse && !isTold
      ? [{ text: uncapitalised(typeset(text)), evidence: evidenceAt('cv', cv.text, span) }]
      : [];
  });
}

function interestsOf({ facts: { input, jobs } }: Plan): Candidate[] {
  const { cv } = input;
  const isForeignCv = jobs.some(({ missions }) => missions.some(({ mission }) => mission.kind === 'foreign'));
  const items = cv.interests.slice(0, 3).flatMap((text, index): Piece[] => {
    const span = cv.spans[`interests.${index}`];
    const isWhole = [cv.interests[index - 1] ?? '', text].every((each) => !isCut.test(each));
    return span && isWhole && !isForeignCv && text.length < 50 && !/[.«»]/.test(text)
      ? [{ text: uncapitalised(typeset(text)), evidence: evidenceAt('cv', cv.text, span) }]
      : [];
  });
  const wordings =
    items.length > 1 ? [say`En dehors du travail : ${reworded(listed(items.slice(0, 2)), (text) => text)}.`] : [];
  return wordings.length > 0 ? [{ part: 'rest', order: 90, weight: 18, wordings }] : [];
}

/** An item broken at the end of a line, or no pastime. */
const isCut = /(?:^|\s)(?:de|du|des|pour|à|en|et|avec|depuis|dans)$|permis|véhicule/i;
