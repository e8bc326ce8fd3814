export const usage = `Utilisation :
  coach parse FICHIER… [--json]
  coach offer FICHIER|-… [--json]
  coach analyse --cv FICHIER… [--offer FICHIER|-…] [--json]
  coach optimise --cv FICHIER --offer FICHIER --out FICHIER.(docx|doc|pdf|txt)
  coach letter --cv FICHIER --offer FICHIER|- [--tone TON] [--out FICHIER.(docx|doc|pdf|txt)] [--json]

Un CV est un fichier PDF, DOCX, DOC ou TXT ; une offre est un texte ou une page HTML, « - » pour l’entrée standard.
Tons d’une lettre : professionnel (par défaut), convivial, direct, enthousiaste, analytique.
Avec --json, un objet JSON par ligne. Codes de sortie : 0, 2 (mauvaise utilisation), 3 (fichier illisible).
`;

/** A command line that cannot be carried out; the message says why, in French. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
