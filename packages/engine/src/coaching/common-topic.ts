/** Words that belong to any talk at work: who says one of them is not beside the subject. */
export const commonTopic =
  'possible marge pourquoi comment avis pensez penses penser faudrait bloque bloquer attendez attends accord proposer propose proposition demande demander decision raison comprends solution besoin aide travail travailler poste equipe entreprise mission objectif resultat rendez ecrit reponse repondre chiffre date suite sujet point probleme expliquer explique discuter parler responsable collegue'.split(
    ' ',
  );
