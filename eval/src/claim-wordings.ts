/**
 * How people tell the facts of a CV in a letter. A job: {C} its employer, {T} its title, {Y1} and {Y2} its years, {M1} and
 * {M2} the same with their months, {N} how long it lasted. A diploma: {D}, its year {DY} and school {S}. A language {L}
 * ({LA} with its article) and its level {LV}. Skills {K1} and {K2}, a certificate or licence {Q}.
 */
export const wordings = {
  pastJob: [
    'De {Y1} à {Y2}, j’ai travaillé chez {C} comme {T}.',
    'J’ai été {T} chez {C} entre {Y1} et {Y2}.',
    'Entré chez {C} en {M1}, j’y suis resté jusqu’en {M2}.',
    'C’est chez {C} que j’ai exercé comme {T}, de {M1} à {M2}.',
    'Mon passage chez {C}, de {Y1} à {Y2}, m’a beaucoup appris.',
    'En {Y1}, {C} m’a confié un poste de {T}.',
    'J’ai quitté {C} en {Y2}.',
    'Recruté en {Y1} par {C}, j’y ai tenu le poste de {T} jusqu’en {Y2}.',
    'Avant cela, j’étais {T} pour {C}.',
    'J’ai rejoint {C} en {M1} en qualité de {T}.',
    'Mon expérience de {T} chez {C} me servirait chez vous.',
    '{C} m’a fait confiance de {Y1} à {Y2}.',
  ],
  pastYears: [
    'J’ai passé {N} chez {C} comme {T}.',
    'Pendant {N}, j’ai exercé le métier de {T} chez {C}.',
    'Mes {N} passés chez {C} m’ont appris la rigueur.',
    'Après {N} chez {C}, j’ai souhaité changer d’air.',
    'Fort de {N} comme {T} chez {C}, je connais ce métier.',
  ],
  presentJob: [
    'Depuis {M1}, je suis {T} chez {C}.',
    'Je travaille aujourd’hui chez {C}, où j’occupe un poste de {T}.',
    'J’exerce actuellement comme {T} au sein de {C}, depuis {Y1}.',
    '{C} m’emploie depuis {M1} en tant que {T}.',
    'Je suis en poste chez {C} depuis {Y1}.',
    'Actuellement {T} chez {C}, je souhaite vous rejoindre.',
  ],
  presentYears: [
    'Voilà {N} que je travaille chez {C}.',
    'Je suis {T} chez {C} depuis {N}.',
    'Cela fait {N} que j’exerce chez {C}.',
  ],
  diploma: [
    'Je suis titulaire du diplôme suivant : {D} ({DY}).',
    'J’ai obtenu mon {D} en {DY}.',
    'Mon {D}, obtenu en {DY}, m’a donné de bonnes bases.',
    'En {DY}, j’ai décroché un {D} à {S}.',
    'Diplômé en {DY} ({D}), je connais la théorie comme la pratique.',
    'C’est à {S} que j’ai préparé mon {D}.',
    'J’ai validé mon {D} en {DY}.',
  ],
  language: [
    'Je parle {L}, niveau {LV}.',
    'Mon niveau en {L} est {LV}.',
    'Côté langues, j’ai un niveau {LV} en {L}.',
    'Je pratique {LA} (niveau {LV}).',
  ],
  skills: [
    'J’utilise {K1} et {K2}.',
    'Je connais {K1}.',
    'Parmi mes compétences : {K1}, {K2}.',
    'Je travaille avec {K1}.',
    'Mes outils : {K1} et {K2}.',
    '{K1} et {K2} me sont familiers.',
  ],
  paper: ['Je suis titulaire de : {Q}.', 'Je possède {Q}.', 'J’ai passé {Q}.', 'Mes papiers : {Q}.'],
} as const;

export type WordingKind = keyof typeof wordings;

/** What stands for each place of a wording. */
export type Slots = Readonly<Record<string, string>>;

/** A wording with its places filled in; null where one is not known. */
export function fill(wording: string, slots: Slots): string | null {
  const text = wording.replace(/\{(\w+)\}/g, (place, name: string) => slots[name] ?? place);
  return text.includes('{') ? null : text;
}
