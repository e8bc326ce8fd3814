import { foldText } from '../../text/fold-text.ts';
import { lazily } from '../../text/lazily.ts';

/** What a label of a form asks for; `section` is a heading of the form, `furniture` what it says of itself. */
export type FormField =
  | 'surname'
  | 'firstName'
  | 'address'
  | 'phone'
  | 'email'
  | 'private'
  | 'sought'
  | 'dates'
  | 'title'
  | 'activities'
  | 'employer'
  | 'sector'
  | 'degree'
  | 'subjects'
  | 'school'
  | 'level'
  | 'motherTongue'
  | 'otherLanguages'
  | 'skillSet'
  | 'licence'
  | 'annexes'
  | 'section'
  | 'furniture';

/** The labels of the Europass CV, in French and English, without plural endings. */
const phrases: Record<FormField, readonly string[]> = {
  surname: [
    'nom / prénom',
    'prénom / nom',
    'nom et prénom',
    'prénom et nom',
    'nom, prénom',
    'nom prénom',
    'nom',
    'nom de famille',
    'surname / first name',
    'first name / surname',
    'surname',
    'name',
  ],
  firstName: ['prénom', 'first name'],
  address: ['adresse', 'adresse postale', 'address'],
  phone: ['téléphone', 'portable', 'téléphone portable', 'mobile', 'télécopie', 'fax', 'telephone'],
  email: ['courrier électronique', 'adresse électronique', 'courriel', 'e-mail', 'email', 'adresse mail'],
  private: ['nationalité', 'date de naissance', 'lieu de naissance', 'sexe', 'nationality', 'date of birth', 'gender'],
  sought: [
    'emploi recherché / domaine de compétence',
    'emploi recherché',
    'emploi visé',
    'poste recherché',
    'poste visé',
    'domaine de compétence',
    'domaine professionnel',
    'desired employment / occupational field',
    'desired employment',
    'job applied for',
  ],
  dates: ['date', 'période', 'date de à', 'dates from to'],
  title: [
    'fonction ou poste occupé',
    'fonction et poste occupé',
    'fonction / poste occupé',
    'fonction ou poste',
    'poste occupé',
    'fonction occupée',
    'occupation or position held',
    'position held',
  ],
  activities: [
    'principales activités et responsabilités',
    'activités et responsabilités principales',
    'activités et responsabilités',
    'principales activités',
    'main activities and responsibilities',
  ],
  employer: [
    'nom et adresse de l’employeur',
    'nom de l’employeur',
    'nom et adresse de l’entreprise',
    'employeur',
    'name and address of employer',
    'name and address of the employer',
    'employer',
  ],
  sector: [
    'type ou secteur d’activité',
    'type et secteur d’activité',
    'type d’entreprise ou secteur d’activité',
    'secteur d’activité',
    'type of business or sector',
    'business or sector',
  ],
  degree: [
    'intitulé du certificat ou diplôme délivré',
    'intitulé du certificat ou du diplôme délivré',
    'intitulé du certificat ou diplôme',
    'intitulé du diplôme délivré',
    'intitulé du diplôme',
    'title of qualification awarded',
  ],
  subjects: [
    'principales matières / compétences professionnelles couvertes',
    'principales matières et compétences professionnelles couvertes',
    'principales matières / compétences professionnelles',
    'principales matières couvertes',
    'principal subjects / occupational skills covered',
    'principal subjects / skills covered',
  ],
  school: [
    'nom et type de l’établissement d’enseignement ou de formation',
    'nom et type d’établissement d’enseignement ou de formation',
    'nom et type de l’organisme d’enseignement ou de formation',
    'nom et type de l’établissement',
    'nom de l’établissement',
    'name and type of organisation providing education and training',
    'name and type of institution providing education and training',
  ],
  level: [
    'niveau dans la classification nationale ou internationale',
    'niveau dans la classification nationale',
    'level in national or international classification',
  ],
  motherTongue: ['langue maternelle', 'mother tongue'],
  otherLanguages: ['autre langue', 'other language', 'autre langue pratiquée'],
  skillSet: [
    'aptitudes et compétences sociales',
    'aptitudes et compétences organisationnelles',
    'aptitudes et compétences techniques',
    'aptitudes et compétences informatiques',
    'aptitudes et compétences artistiques',
    'autres aptitudes et compétences',
    'autres compétences',
    'compétences sociales',
    'compétences organisationnelles',
    'compétences techniques',
    'compétences informatiques',
    'compétences artistiques',
    'social skills and competences',
    'organisational skills and competences',
    'technical skills and competences',
    'computer skills and competences',
    'artistic skills and competences',
    'other skills and competences',
  ],
  licence: ['permis de conduire', 'driving licence'],
  annexes: ['annexe'],
  section: [
    'information personnelle',
    'expérience professionnelle',
    'éducation et formation',
    'formation',
    'aptitudes et compétences personnelles',
    'information complémentaire',
    'personal information',
    'work experience',
    'education and training',
    'personal skills and competences',
    'additional information',
  ],
  furniture: [
    'auto-évaluation',
    'niveau européen',
    'self-assessment',
    'european level',
    'comprendre parler écrire',
    'understanding speaking writing',
    'écouter lire prendre part à une conversation s’exprimer oralement en continu écrire',
    'curriculum vitae europass',
    'europass curriculum vitae',
    'europass',
  ],
};

type Phrase = { field: FormField; keys: readonly string[] };
export type Label = { field: FormField; words: number; end: number };

const byFirstWord = lazily(() => {
  const known = new Map<string, Phrase[]>();
  for (const [field, written] of Object.entries(phrases)) {
    for (const phrase of written) {
      const keys = wordsOf(phrase).map(({ key }) => key);
      const first = known.get(keys[0] as string) ?? [];
      known.set(keys[0] as string, [...first, { field: field as FormField, keys }]);
    }
  }
  for (const alike of known.values()) alike.sort((a, b) => b.keys.length - a.keys.length);
  return known;
});

/** « Nom(s) / Prénom(s) »: words with the ending of a plural taken off. */
function wordsOf(text: string): { key: string; end: number }[] {
  return [...foldText(text).matchAll(/[a-z0-9]+(?:\(e?s\))?/g)].map((match) => ({
    key: keyOf(match[0]),
    end: match.index + match[0].length,
  }));
}

/** The labels that begin with the first word of a text: hardly any line has one. */
function labelsAt(text: string): readonly Phrase[] {
  const first = firstWord.exec(foldText(text.slice(0, 130)))?.[0] ?? '';
  return byFirstWord().get(keyOf(first)) ?? [];
}

const firstWord = /[a-z0-9]+(?:\(e?s\))?/;

function keyOf(word: string): string {
  return word.replace(/\(e?s\)$/, '').replace(/(?<=[a-z]{3})s$/, '');
}

/** The longest label that opens a text, and where it ends. */
export function labelAt(text: string): Label | null {
  const known = labelsAt(text);
  if (known.length === 0) return null;
  const words = wordsOf(text.slice(0, 130));
  const found = known.find(({ keys }) => keys.every((key, index) => words[index]?.key === key));
  const end = found && words[found.keys.length - 1]?.end;
  return found && end ? { field: found.field, words: found.keys.length, end } : null;
}

/** The label that these words are the beginning of: « Principales activités et » of a narrow column. */
export function opensLabel(text: string): boolean {
  const known = labelsAt(text);
  if (known.length === 0) return false;
  const words = wordsOf(text.slice(0, 130));
  return known.some(({ keys }) => keys.length > words.length && words.every(({ key }, index) => key === keys[index]));
}
