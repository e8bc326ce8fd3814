import { askOnCv, cvQuote } from './ask-on.ts';
import type { Candidate } from './candidate.ts';
import { changeQuestions } from './change-questions.ts';
import { quoted } from './examples.ts';
import { findHoles } from './find-holes.ts';
import type { InterviewFacts } from './interview-facts.ts';
import { jobQuestions } from './job-questions.ts';

/** Questions on what the CV tells: posts, figures, stays, holes, changes, studies. */
export function cvQuestions(own: InterviewFacts): Candidate[] {
  if (!own.input.cv) return [];
  const jobs = own.facts.jobs.slice(0, 12);
  return [
    ...jobs.flatMap((job) => jobQuestions(own, job)),
    ...changeQuestions(own),
    ...holeQuestions(own),
    ...studyQuestions(own),
    ...(jobs.length === 0 ? askOnCv(own, 'no-job', {}, null, 0) : []),
  ];
}

function holeQuestions(own: InterviewFacts): Candidate[] {
  return findHoles(own).flatMap(({ debut, fin, before }) =>
    askOnCv(own, 'hole', { debut, fin }, cvQuote(own, own.facts.context.jobs[before]?.heading), 1),
  );
}

function studyQuestions(own: InterviewFacts): Candidate[] {
  const { cv } = own.facts.input;
  return cv.education.slice(0, 8).flatMap(({ degree, status }, index) => {
    if (!degree || degree.length > 110 || /[{}<>]/.test(degree)) return [];
    const about = cvQuote(own, cv.spans[`education.${index}.degree`] ?? cv.spans[`education.${index}`]);
    if (!about) return [];
    const slots = { diplome: quoted(degree) };
    if (status === 'under_way') return askOnCv(own, 'study-under-way', slots, about, 0);
    if (status === 'interrupted') return askOnCv(own, 'study-interrupted', slots, about, 2);
    return index === 0 ? askOnCv(own, 'study', slots, about, 3) : [];
  });
}
