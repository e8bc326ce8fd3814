import type { CriterionDefinition } from '../criterion.ts';
import { breaks } from './career/breaks.ts';
import { diplomasInFull } from './career/diplomas-in-full.ts';
import { educationTold } from './career/education-told.ts';
import { employersNamed } from './career/employers-named.ts';
import { jobsDated } from './career/jobs-dated.ts';
import { jobsDescribed } from './career/jobs-described.ts';
import { jobsTitled } from './career/jobs-titled.ts';
import { languageLevelsTold } from './career/language-levels-told.ts';
import { newestFirst } from './career/newest-first.ts';
import { noEndlessJob } from './career/no-endless-job.ts';
import { recentMostDetailed } from './career/recent-most-detailed.ts';
import { skillsTold } from './career/skills-told.ts';
import { city } from './identity/city.ts';
import { contactAtTop } from './identity/contact-at-top.ts';
import { email } from './identity/email.ts';
import { fullName } from './identity/full-name.ts';
import { headline } from './identity/headline.ts';
import { linkedin } from './identity/linkedin.ts';
import { personalDetails } from './identity/personal-details.ts';
import { phone } from './identity/phone.ts';
import { soberEmail } from './identity/sober-email.ts';
import { certification } from './match/certification.ts';
import { contract } from './match/contract.ts';
import { diploma } from './match/diploma.ts';
import { kindredWords } from './match/kindred-words.ts';
import { languages } from './match/languages.ts';
import { licence } from './match/licence.ts';
import { mustHave } from './match/must-have.ts';
import { niceToHave } from './match/nice-to-have.ts';
import { occupation } from './match/occupation.ts';
import { offerWording } from './match/offer-wording.ts';
import { place } from './match/place.ts';
import { proofInJobs } from './match/proof-in-jobs.ts';
import { recentProof } from './match/recent-proof.ts';
import { sectorWords } from './match/sector-words.ts';
import { seenEarly } from './match/seen-early.ts';
import { softSkillsAsked } from './match/soft-skills.ts';
import { targetInHeadline } from './match/target-in-headline.ts';
import { tradeWords } from './match/trade-words.ts';
import { yearsOfExperience } from './match/years-of-experience.ts';
import { bulletedMissions } from './readability/bulleted-missions.ts';
import { cleanCharacters } from './readability/clean-characters.ts';
import { contactInBody } from './readability/contact-in-body.ts';
import { educationHeading } from './readability/education-heading.ts';
import { experienceHeading } from './readability/experience-heading.ts';
import { fewCapitals } from './readability/few-capitals.ts';
import { length } from './readability/length.ts';
import { noTable } from './readability/no-table.ts';
import { noTextBox } from './readability/no-text-box.ts';
import { oneColumn } from './readability/one-column.ts';
import { shortParagraphs } from './readability/short-paragraphs.ts';
import { skillsHeading } from './readability/skills-heading.ts';
import { uniformDates } from './readability/uniform-dates.ts';
import { actionOpenings } from './writing/action-openings.ts';
import { directWording } from './writing/direct-wording.ts';
import { figures } from './writing/figures.ts';
import { noDoubledWord } from './writing/no-doubled-word.ts';
import { noFirstPerson } from './writing/no-first-person.ts';
import { noRepeatedLine } from './writing/no-repeated-line.ts';
import { plainWords } from './writing/plain-words.ts';
import { preciseWords } from './writing/precise-words.ts';
import { provedQualities } from './writing/proved-qualities.ts';
import { results } from './writing/results.ts';
import { substantialLines } from './writing/substantial-lines.ts';
import { summary } from './writing/summary.ts';
import { summaryLength } from './writing/summary-length.ts';
import { variedOpenings } from './writing/varied-openings.ts';

/** Every criterion, family by family, the heaviest first. */
export const allCriteria: readonly CriterionDefinition[] = [
  mustHave,
  occupation,
  tradeWords,
  sectorWords,
  kindredWords,
  niceToHave,
  proofInJobs,
  yearsOfExperience,
  diploma,
  languages,
  licence,
  certification,
  recentProof,
  targetInHeadline,
  offerWording,
  softSkillsAsked,
  seenEarly,
  contract,
  place,
  jobsDated,
  jobsDescribed,
  educationTold,
  employersNamed,
  jobsTitled,
  skillsTold,
  newestFirst,
  diplomasInFull,
  recentMostDetailed,
  languageLevelsTold,
  noEndlessJob,
  breaks,
  figures,
  directWording,
  actionOpenings,
  results,
  summary,
  substantialLines,
  noFirstPerson,
  preciseWords,
  provedQualities,
  variedOpenings,
  noDoubledWord,
  noRepeatedLine,
  summaryLength,
  plainWords,
  experienceHeading,
  length,
  oneColumn,
  bulletedMissions,
  contactInBody,
  educationHeading,
  noTable,
  noTextBox,
  shortParagraphs,
  skillsHeading,
  cleanCharacters,
  uniformDates,
  fewCapitals,
  email,
  headline,
  phone,
  fullName,
  contactAtTop,
  soberEmail,
  linkedin,
  city,
  personalDetails,
];
