/**
 * The models of CV and of letter: looks over one typed document. The first five of each are open to all and have the
 * names of the documents page (spec 1, section 2); the others open from builder on (spec 2, section 2).
 */
export const cvModelIds = [
  'classique',
  'moderne',
  'creatif',
  'tech',
  'minimaliste',
  'elegance',
  'horizon',
  'atelier',
  'metropole',
  'academique',
  'cadre',
  'colonne',
  'frise',
  'ardoise',
  'rivage',
  'signature',
  'compact',
  'terrain',
  'soin',
  'prestige',
] as const;
export type CvModelId = (typeof cvModelIds)[number];

export const letterModelIds = [
  'standard',
  'dynamique',
  'startup',
  'executive',
  'reconversion',
  'sobre',
  'filet',
  'bandeau',
  'marge',
  'entete',
  'monogramme',
  'correspondance',
  'contraste',
  'lisiere',
  'litteraire',
  'signal',
  'duo',
  'officiel',
  'atelier',
  'prestige',
] as const;
export type LetterModelId = (typeof letterModelIds)[number];

/** What is drawn when nobody chose. */
export const defaultCvModel = 'classique' satisfies CvModelId;
export const defaultLetterModel = 'standard' satisfies LetterModelId;

/** Models of each kind that every signed-in person may use. */
export const freeModels = 5;

type ModelId = CvModelId | LetterModelId;

/** Whether a model is among the first five of its kind. */
export function isFreeModel(kind: 'cv' | 'letter', id: ModelId): boolean {
  const ids: readonly ModelId[] = kind === 'cv' ? cvModelIds : letterModelIds;
  const place = ids.indexOf(id);
  return place >= 0 && place < freeModels;
}

/** What a person reads, in both languages: names are proper names and stay. */
export const modelNames: Record<ModelId, string> = {
  classique: 'Classique',
  moderne: 'Moderne',
  creatif: 'Créatif',
  tech: 'Tech',
  minimaliste: 'Minimaliste',
  elegance: 'Élégance',
  horizon: 'Horizon',
  atelier: 'Atelier',
  metropole: 'Métropole',
  academique: 'Académique',
  cadre: 'Cadre',
  colonne: 'Colonne',
  frise: 'Frise',
  ardoise: 'Ardoise',
  rivage: 'Rivage',
  signature: 'Signature',
  compact: 'Compact',
  terrain: 'Terrain',
  soin: 'Soin',
  prestige: 'Prestige',
  standard: 'Standard',
  dynamique: 'Dynamique',
  startup: 'Startup',
  executive: 'Executive',
  reconversion: 'Reconversion',
  sobre: 'Sobre',
  filet: 'Filet',
  bandeau: 'Bandeau',
  marge: 'Marge',
  entete: 'En-tête',
  monogramme: 'Monogramme',
  correspondance: 'Correspondance',
  contraste: 'Contraste',
  lisiere: 'Lisière',
  litteraire: 'Littéraire',
  signal: 'Signal',
  duo: 'Duo',
  officiel: 'Officiel',
};

/** Files a model is drawn as; only the five named ones of each kind exist as DOC. */
export const modelFormats = ['docx', 'pdf', 'doc'] as const;
export type ModelFormat = (typeof modelFormats)[number];

/** Whether a model is drawn as this kind of file. */
export function isDrawnAs(kind: 'cv' | 'letter', id: ModelId, format: ModelFormat): boolean {
  return format !== 'doc' || isFreeModel(kind, id);
}
