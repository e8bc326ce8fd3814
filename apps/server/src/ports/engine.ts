import { createHash } from 'node:crypto';
import { rememberLately } from '../remember-lately.ts';

/** The engine, loaded with the first CV: its vocabularies weigh on memory and on the start. */
export async function loadEngine() {
  loading ??= load();
  return await loading;
}

/** What tells words apart: small, and without the vocabularies. */
export async function loadWords() {
  const [words, stems] = await Promise.all([import('@coach/engine/text/tokenise'), import('@coach/engine/text/stem')]);
  return { tokenise: words.tokenise, stem: stems.stem };
}

/** The guard alone, with the vocabularies it reads by. */
export async function loadGrounding() {
  const { groundingOf } = await import('@coach/engine/grounding/find-ungrounded');
  return { groundingOf };
}

/** The lines of an optimised CV in other words than the engine’s. */
export async function loadCvWording() {
  const [lines, reword, same] = await Promise.all([
    import('@coach/engine/cv/lines/lines-to-word'),
    import('@coach/engine/cv/optimise/reword-cv'),
    import('@coach/engine/cv/optimise/says-the-same'),
  ]);
  return { linesToWord: lines.linesToWord, rewordCv: reword.rewordCv, saysTheSame: same.saysTheSame };
}

/** The dialogues of specialised coaching: their scripts alone. */
export async function loadCoaching() {
  const [turn, sum, describe] = await Promise.all([
    import('@coach/engine/coaching/take-turn'),
    import('@coach/engine/coaching/sum-up'),
    import('@coach/engine/coaching/describe-scenario'),
  ]);
  return {
    openDialogue: turn.openDialogue,
    takeTurn: turn.takeTurn,
    closeScene: turn.closeScene,
    stateOf: turn.stateOf,
    sumUp: sum.sumUp,
    tellSummary: sum.tellSummary,
    describeScenarios: describe.describeScenarios,
    describeScenario: describe.describeScenario,
    progressOf: describe.progressOf,
  };
}

/** Published salaries, and the occupations they are looked up by. */
export async function loadSalaries() {
  const [find, list] = await Promise.all([
    import('@coach/engine/salaries/find-salaries'),
    import('@coach/engine/salaries/list-occupations'),
  ]);
  return { ...find, ...list };
}

let loading: ReturnType<typeof load> | null = null;

/** From a CV’s upload to its analysis, from an offer to its letter and its interview: the time of a visit. */
const readings = { entries: 200, forMs: 10 * 60_000 };

/** Many times what a CV or an offer has; what is longer would fill the memory. */
const longestRemembered = 100_000;

function hashOf(input: unknown): string | null {
  const text = JSON.stringify(input);
  return text.length > longestRemembered ? null : createHash('sha256').update(text).digest('base64');
}

async function load() {
  const [
    parse,
    amend,
    offer,
    offerPage,
    match,
    words,
    optimise,
    sector,
    draft,
    write,
    revise,
    reword,
    doubts,
    layOut,
    jobTitle,
    layOutCv,
    readProfile,
    analyseProfile,
    questions,
    voiceQuestions,
    followUp,
    fallback,
    illegal,
    recognise,
    same,
    judge,
    session,
    describeSession,
    pitch,
    rewordedPitch,
    diction,
    career,
    careerText,
    careerAnswers,
  ] = await Promise.all([
    import('@coach/engine/cv/parse-cv'),
    import('@coach/engine/cv/amend/amend-cv'),
    import('@coach/engine/offer/parse-offer'),
    import('@coach/engine/offer/offer-text'),
    import('@coach/engine/match/analyse'),
    import('@coach/engine/match/describe-analysis'),
    import('@coach/engine/cv/optimise/optimise-cv'),
    import('@coach/engine/match/sector/sector-of-cv'),
    import('@coach/engine/letters/draft-letter'),
    import('@coach/engine/letters/write-letter'),
    import('@coach/engine/letters/revise-letter'),
    import('@coach/engine/letters/reword-letter'),
    import('@coach/engine/letters/doubts-of-letter'),
    import('@coach/engine/letters/letter-text'),
    import('@coach/engine/letters/french/job-title'),
    import('@coach/engine/cv/lay-out/lay-out-cv'),
    import('@coach/engine/linkedin/read-linkedin-profile'),
    import('@coach/engine/linkedin/analyse-linkedin'),
    import('@coach/engine/interviews/questions/write-questions'),
    import('@coach/engine/interviews/questions/voice-question'),
    import('@coach/engine/interviews/questions/follow-up-question'),
    import('@coach/engine/interviews/questions/fallback-questions'),
    import('@coach/engine/interviews/questions/illegal-exercise'),
    import('@coach/engine/interviews/recognise-illegal-question'),
    import('@coach/engine/interviews/questions/asks-the-same'),
    import('@coach/engine/interviews/feedback/judge-answer'),
    import('@coach/engine/interviews/feedback/session-score'),
    import('@coach/engine/interviews/feedback/describe-session'),
    import('@coach/engine/interviews/pitch/write-pitch'),
    import('@coach/engine/interviews/pitch/reword-pitch'),
    import('@coach/engine/interviews/pitch/compare-diction'),
    import('@coach/engine/career/plan-career'),
    import('@coach/engine/career/tell-plan'),
    import('@coach/engine/career/suggest-answers'),
  ]);
  return {
    parseCv: rememberLately(parse.parseCv, hashOf, readings),
    amendCv: amend.amendCv,
    parseOffer: rememberLately(offer.parseOffer, hashOf, readings),
    offerText: offerPage.offerText,
    analyse: match.analyse,
    describeAnalysis: words.describeAnalysis,
    optimiseCv: rememberLately(optimise.optimiseCv, hashOf, readings),
    sectorOfCv: sector.sectorOfCv,
    draftLetter: draft.draftLetter,
    outlineOf: draft.outlineOf,
    writeLetter: write.writeLetter,
    reviseLetter: revise.reviseLetter,
    rewordLetter: reword.rewordLetter,
    doubtsOfLetter: doubts.doubtsOfLetter,
    letterText: layOut.letterText,
    withoutShouting: jobTitle.withoutShouting,
    layOutCv: layOutCv.layOutCv,
    readLinkedinProfile: readProfile.readLinkedinProfile,
    analyseLinkedin: analyseProfile.analyseLinkedin,
    writeQuestions: questions.writeQuestions,
    voiceQuestion: voiceQuestions.voiceQuestion,
    followUpQuestion: followUp.followUpQuestion,
    fallbackQuestions: fallback.fallbackQuestions,
    illegalExercise: illegal.illegalExercise,
    recogniseIllegalQuestion: recognise.recogniseIllegalQuestion,
    asksTheSame: same.asksTheSame,
    judgeAnswer: judge.judgeAnswer,
    sessionScore: session.sessionScore,
    describeSession: describeSession.describeSession,
    writePitch: pitch.writePitch,
    rewordPitch: rewordedPitch.rewordPitch,
    compareDiction: diction.compareDiction,
    planCareer: career.planCareer,
    tellPlan: careerText.tellPlan,
    suggestAnswers: careerAnswers.suggestAnswers,
  };
}
