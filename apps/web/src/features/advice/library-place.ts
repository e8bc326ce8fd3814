import { type AdviceCategory, type AdviceLevel, adviceCategories, adviceLevels } from '@coach/contracts/advice';
import { paths } from '../../paths.ts';

/** What is asked of the library. */
export type LibraryFilters = {
  q: string;
  category: AdviceCategory | undefined;
  level: AdviceLevel | undefined;
  /** Only those put aside to read. */
  saved: boolean;
};

/** What the address asks for; what it names that there is not is left out. */
export function readFilters(params: URLSearchParams): LibraryFilters {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    category: adviceCategories.find((each) => each === params.get('categorie')),
    level: adviceLevels.find((each) => each === params.get('niveau')),
    saved: params.get('liste') === '1',
  };
}

/** The address of the library as it is asked, with an article open or not. */
export function libraryPath({ q, category, level, saved }: LibraryFilters, article?: string): string {
  return paths.careerAdvice({ q, categorie: category, niveau: level, liste: saved ? '1' : undefined, article });
}

export function isFiltered({ q, category, level, saved }: LibraryFilters): boolean {
  return q !== '' || category !== undefined || level !== undefined || saved;
}
