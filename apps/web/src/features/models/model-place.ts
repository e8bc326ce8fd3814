import { type CvModelId, cvModelIds, type LetterModelId, letterModelIds } from '@coach/contracts/models';
import { paths } from '../../paths.ts';

export type ModelKind = 'cv' | 'letter';
export type Model = { kind: 'cv'; id: CvModelId } | { kind: 'letter'; id: LetterModelId };

/** Where one is among the models: the kind shown, the one that is open, and what it is drawn with. */
export type ModelPlace = {
  kind: ModelKind;
  model: Model | null;
  /** A kept CV (`document`), an analysis whose CV was optimised (`analyse`), a letter (`lettre`), or « exemple ». */
  subject: { document?: string; analyse?: string; lettre?: string; exemple?: string };
};

/** Reads the address; what it names that there is not is left out. */
export function readModelPlace(query: URLSearchParams): ModelPlace {
  const kind = query.get('type') === 'lettre' ? 'letter' : 'cv';
  const named = query.get('modele');
  const subject = Object.fromEntries(
    ['document', 'analyse', 'lettre', 'exemple'].flatMap((key) => {
      const value = query.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  return { kind, model: modelNamed(kind, named), subject };
}

function modelNamed(kind: ModelKind, named: string | null): Model | null {
  if (kind === 'cv') {
    const id = cvModelIds.find((each) => each === named);
    return id ? { kind, id } : null;
  }
  const id = letterModelIds.find((each) => each === named);
  return id ? { kind, id } : null;
}

/** The address of a place among the models. */
export function modelPath({ kind, model, subject }: ModelPlace): string {
  return paths.models({
    ...(kind === 'letter' ? { type: 'lettre' } : {}),
    ...(model ? { modele: model.id } : {}),
    ...subject,
  });
}

/** The models of a kind, in their order. */
export function modelsOf(kind: ModelKind): Model[] {
  return kind === 'cv'
    ? cvModelIds.map((id) => ({ kind: 'cv', id }))
    : letterModelIds.map((id) => ({ kind: 'letter', id }));
}

/** A real rendering of the example in the model. */
export function thumbnailOf({ kind, id }: Model): string {
  return `/modeles/${kind === 'cv' ? 'cv' : 'lettre'}-${id}.webp`;
}
