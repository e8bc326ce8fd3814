import type { Experience, ParsedCv } from '@coach/contracts/cv';
import type { LinkedinDifference, LinkedinProfile } from '@coach/contracts/linkedin';
import { fr, shorten } from '../../writing/fr.ts';
import { spokenPeriod } from '../../writing/spoken-dates.ts';
import { type JobPair, pairJobs } from './pair-jobs.ts';
import { isSameDate, isSameDegree, isSameEmployer, isSameName, isSameTitle } from './same-words.ts';

type Study = { degree: string | null; school: string | null; year: string | null };
type Job = { title: string | null; company: string | null; start: string | null; end: string | null };

const mostDifferences = 20;

/** Where the profile and the CV disagree, side by side, without judging which is right. */
export function compareWithCv(profile: LinkedinProfile, cv: ParsedCv): LinkedinDifference[] {
  const { pairs, onlyProfile, onlyCv } = pairJobs(profile.experiences, cv.experiences);
  const isOtherLanguage = isEnglish(profile) !== isEnglishCv(cv);
  return [
    ...nameDifference(profile, cv),
    ...pairs.flatMap((pair) => jobDifferences(pair, isOtherLanguage)),
    ...onlyCv.filter(isNamed).map(onlyOnCv),
    ...onlyProfile.filter(isNamed).map(onlyOnProfile),
    ...studyDifferences(profile.education, cv.education),
  ].slice(0, mostDifferences);
}

function isNamed({ title, company }: Job): boolean {
  return title !== null || company !== null;
}

function nameDifference({ fullName }: LinkedinProfile, { contact }: ParsedCv): LinkedinDifference[] {
  if (!fullName || !contact.fullName || isSameName(fullName, contact.fullName)) return [];
  return [
    {
      kind: 'name',
      profile: fullName,
      cv: contact.fullName,
      detail: fr`Les deux noms sont à vous de choisir ; employez le même partout pour qu’un recruteur vous retrouve.`,
    },
  ];
}

function jobDifferences({ profile, cv }: JobPair, isOtherLanguage: boolean): LinkedinDifference[] {
  const found: LinkedinDifference[] = [];
  const at = shorten(profile.company ?? cv.company ?? profile.title ?? cv.title ?? '', 60);
  if (profile.title && cv.title && !isOtherLanguage && !isSameTitle(profile.title, cv.title)) {
    const detail = fr`Même poste, deux intitulés (${at}). Gardez celui de votre contrat ou de votre certificat de travail des deux côtés.`;
    found.push({ kind: 'title', profile: profile.title, cv: cv.title, detail });
  }
  if (profile.company && cv.company && !isSameEmployer(profile.company, cv.company)) {
    const detail = fr`Mêmes dates et même métier, deux employeurs : si l’un est le groupe ou l’enseigne de l’autre, écrivez les deux noms.`;
    found.push({ kind: 'company', profile: profile.company, cv: cv.company, detail });
  }
  if (!isSameDate(profile.start, cv.start) || !isSameDate(profile.end, cv.end)) {
    const detail = fr`Les dates de « ${at} » ne se recouvrent pas. Vérifiez-les sur un certificat de travail, puis corrigez celle qui a glissé.`;
    found.push({ kind: 'dates', profile: periodOf(profile), cv: periodOf(cv), detail });
  }
  return found;
}

function onlyOnCv(job: Experience): LinkedinDifference {
  const detail = fr`Ce poste n’est que sur votre CV. Ajoutez-le au profil s’il sert ce que vous visez ; sinon, rien ne vous y oblige.`;
  return { kind: 'only_on_cv', profile: null, cv: nameOf(job), detail };
}

function onlyOnProfile(job: Job): LinkedinDifference {
  const detail = fr`Ce poste n’est que sur votre profil. Un CV peut être plus court : préparez une phrase pour en parler si l’on vous pose la question.`;
  return { kind: 'only_on_profile', profile: nameOf(job), cv: null, detail };
}

function studyDifferences(profile: readonly Study[], cv: readonly Study[]): LinkedinDifference[] {
  const left = [...profile].slice(0, 20);
  const found: LinkedinDifference[] = [];
  for (const own of cv.slice(0, 20)) {
    const at = left.findIndex((study) => isSameStudy(study, own));
    const [study] = at >= 0 ? left.splice(at, 1) : [];
    if (!study) {
      const detail = fr`Cette formation n’est que sur votre CV : ajoutez-la au profil si elle compte pour le poste visé.`;
      found.push({ kind: 'education', profile: null, cv: studyName(own), detail });
    } else if (study.year && own.year && study.year !== own.year) {
      const detail = fr`Deux années pour la même formation : reprenez celle du diplôme.`;
      found.push({ kind: 'education', profile: studyName(study), cv: studyName(own), detail });
    }
  }
  for (const study of left) {
    const detail = fr`Cette formation n’est que sur votre profil : reportez-la sur le CV si elle sert votre candidature.`;
    found.push({ kind: 'education', profile: studyName(study), cv: null, detail });
  }
  return found.filter(({ profile: mine, cv: theirs }) => (mine ?? theirs ?? '') !== '');
}

function isSameStudy(one: Study, other: Study): boolean {
  const school = one.school && other.school ? isSameEmployer(one.school, other.school) : false;
  const degree = one.degree && other.degree ? isSameDegree(one.degree, other.degree) : false;
  const crossed = [one.school && other.degree && !one.degree, one.degree && other.school && !other.degree].some(
    Boolean,
  );
  const year = one.year !== null && one.year === other.year;
  return degree || (school && (!one.degree || !other.degree || year)) || (year && crossed);
}

function studyName({ degree, school, year }: Study): string {
  return [[degree, school].filter(Boolean).join(', '), year ? `(${year})` : ''].filter(Boolean).join(' ');
}

function nameOf(job: Job): string {
  const named = [job.title, job.company].filter(Boolean).join(', ');
  const period = periodOf(job);
  return period ? `${named} (${period})` : named;
}

function periodOf({ start, end }: Job): string | null {
  return spokenPeriod(start, end);
}

const englishTitle =
  /\b(?:manager|engineer|developer|specialist|officer|lead|head of|associate|nurse|clerk|of|and|the)\b/i;

/** Titles in two languages cannot be compared word by word. */
function isEnglish({ experiences }: LinkedinProfile): boolean {
  return (
    experiences.filter(({ title, lines }) => englishTitle.test([title, ...lines].join(' '))).length * 2 >
    experiences.length
  );
}

function isEnglishCv({ experiences }: ParsedCv): boolean {
  return (
    experiences.filter(({ title, bullets }) => englishTitle.test([title, ...bullets].join(' '))).length * 2 >
    experiences.length
  );
}
