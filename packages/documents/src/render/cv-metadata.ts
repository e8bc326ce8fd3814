import { productName } from '@coach/contracts/brand';

export type CvMetadata = {
  title: string;
  author: string;
  writtenBy: 'engine' | 'model';
  /** Its name, where a model wrote. */
  model?: string | null;
  date: Date;
};

/** What the file says of its making (AI Act, regulation (EU) 2024/1689, art. 50 § 2: machine-readable marking). */
export function originNote(
  { writtenBy, model }: Pick<CvMetadata, 'writtenBy' | 'model'>,
  about: 'CV' | 'lettre de motivation' = 'CV',
): { description: string; keywords: string } {
  if (writtenBy === 'model') {
    return {
      description: `Texte rédigé avec ${model ? `le modèle ${model} (intelligence artificielle)` : 'l’aide d’un modèle d’intelligence artificielle'} à partir du CV de la personne (règlement (UE) 2024/1689, article 50). Mis en forme par ${productName}.`,
      keywords: `${about}, contenu généré par IA, AI-generated`,
    };
  }
  return {
    description: `Texte composé par le moteur de règles de ${productName} à partir du CV de la personne, sans modèle d’intelligence artificielle.`,
    keywords: `${about}, sans modèle d’IA, rule-based`,
  };
}
