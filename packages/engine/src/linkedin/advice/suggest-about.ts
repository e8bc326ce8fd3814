import { capitalised, uncapitalised } from '../../letters/french/typeset.ts';
import { hasFigure } from '../../writing/ask-figure.ts';
import { fr } from '../../writing/fr.ts';
import { seenFirst, sentencesOf } from '../criteria/about-criteria.ts';
import { tellsOutcome } from '../criteria/line-wording.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { provedSkills, titleToShow } from './suggest-headline.ts';
import type { Suggest, SuggestionWriter } from './suggestion-writer.ts';

/** An opening of « Infos » where it says too little, and an end where it has none. */
export const suggestAbout: Suggest = (writer) => {
  const { about } = writer.context.profile;
  if (!about) return wholeText(writer);
  return [...openingOf(writer, about), ...endingOf(writer, about)];
};

function wholeText(writer: SuggestionWriter): ReturnType<Suggest> {
  const lead = leadOf(writer);
  if (!lead) return [];
  const suggestion = writer.firstBorneOut([
    [lead, proofOf(writer.context), callOf(writer.context)].filter(Boolean).join('\n\n'),
    [lead, callOf(writer.context)].join('\n\n'),
  ]);
  if (!suggestion) return [];
  const reason = fr`La rubrique est vide : ces lignes partent de ce que votre profil dit déjà. Complétez les points de suspension.`;
  return [{ category: 'Infos', impact: 'high', current: '', suggestion, reason }];
}

/** The trade, for whom and with what, before the person’s own first sentences. */
function openingOf(writer: SuggestionWriter, about: string): ReturnType<Suggest> {
  if (writer.isOk('about-opening')) return [];
  const lead = leadOf(writer);
  if (!lead) return [];
  const own = firstSentences(about);
  const reason = fr`Avant « voir plus », on doit lire votre métier, pour qui vous l’exercez et avec quoi. Complétez les points de suspension.`;
  return [{ category: 'Infos', impact: 'high', current: own, suggestion: `${lead}\n\n${own}`, reason }];
}

function firstSentences(about: string): string {
  let kept = '';
  for (const sentence of sentencesOf(about)) {
    if (kept !== '' && kept.length + sentence.length > seenFirst) break;
    kept = kept === '' ? sentence : `${kept} ${sentence}`;
  }
  return kept.slice(0, seenFirst * 2);
}

/** What the text lacks at its end: a fact that proves it, and whom it invites to write. */
function endingOf({ context, isBorneOut, isOk }: SuggestionWriter, about: string): ReturnType<Suggest> {
  const proof = isOk('about-figures') ? null : proofOf(context);
  const call = isOk('about-call') ? null : callOf(context);
  const adding = [proof && !about.includes(proof) && isBorneOut(proof) ? proof : null, call].filter(
    (part) => part !== null,
  );
  if (adding.length === 0) return [];
  const current = sentencesOf(about).at(-1) ?? '';
  const reason = call
    ? fr`Une présentation finit par une invitation : qui doit vous écrire, et pour quoi.`
    : fr`Un fait chiffré, que vos expériences racontent déjà, donne du poids à la présentation.`;
  const impact = about.length < 300 || proof ? 'medium' : 'low';
  return [{ category: 'Infos', impact, current, suggestion: [current, ...adding].join('\n\n'), reason }];
}

/** « Comptable, j’aide … à … », then the skills the profile proves. */
function leadOf(writer: SuggestionWriter): string | null {
  const { context } = writer;
  const title = titleToShow(writer);
  if (!title) return null;
  const skills = provedSkills(context).slice(0, 3).join(', ');
  const lead = context.isEnglish ? `${title}: I help … to …` : fr`${title}, j’aide … à …`;
  const means = context.isEnglish ? `Day to day: ${skills}.` : fr`Mon quotidien : ${skills}.`;
  return writer.firstBorneOut([skills === '' ? null : `${lead}\n${means}`, lead]);
}

/** The line that proves most, as the person wrote it. */
function proofOf({ lines, isEnglish }: ProfileContext): string | null {
  const fitting = lines.filter(({ text }) => text.length < 160);
  const best =
    fitting.find(({ text }) => hasFigure(text) && tellsOutcome(text)) ?? fitting.find(({ text }) => hasFigure(text));
  const told = best?.text.replace(/[\s.;,]+$/, '');
  if (!told) return null;
  if (isEnglish) return `For example: ${uncapitalised(told)}.`;
  // A line with a colon of its own does not follow another one.
  return / ?: /.test(told.replace(/[\u00a0\u202f]/g, ' '))
    ? `${capitalised(told)}.`
    : fr`Un exemple : ${uncapitalised(told)}.`;
}

function callOf({ isEnglish }: ProfileContext): string {
  return isEnglish ? 'Message me here if you are looking for …' : fr`Écrivez-moi ici si vous cherchez …`;
}
