import { expect, test } from 'vitest';
import { recogniseIllegalQuestion } from './recognise-illegal-question.ts';

const illegal: Record<string, string[]> = {
  family: [
    'Êtes-vous mariée ?',
    'Vous êtes célibataire ou en couple ?',
    'Que fait votre mari dans la vie ?',
    'Avez-vous des enfants ?',
    'Avez-vous un enfant à charge ?',
    'Combien avez-vous d’enfants et quel âge ont-ils ?',
    'Comment ferez-vous garder vos enfants pendant vos déplacements ?',
    'Qui s’occupe de vos enfants quand ils sont malades ? Et si votre enfant est malade un lundi ?',
    'Quelle est votre situation familiale ?',
    'Quel est votre nom de jeune fille ?',
    'Que font vos parents ?',
  ],
  pregnancy: [
    'Êtes-vous enceinte en ce moment ?',
    'Souhaitez-vous avoir des enfants dans les deux ans ?',
    'Comptez-vous fonder une famille prochainement ?',
    'Un congé maternité est-il à prévoir ?',
  ],
  age: [
    'Quel âge avez-vous ?',
    'En quelle année êtes-vous née ?',
    'N’êtes-vous pas trop âgée pour ce rythme ?',
    'Quand partez-vous à la retraite ?',
  ],
  origin: [
    'Quelles sont vos origines ?',
    'De quel pays venez-vous ?',
    'C’est de quelle origine, votre nom ?',
    'Vous avez un accent, d’où vient-il ?',
    'Où êtes-vous né ?',
    'Quelle est votre langue maternelle ?',
  ],
  religion: [
    'Êtes-vous pratiquant ?',
    'Faites-vous le ramadan ?',
    'Porteriez-vous le voile au bureau ?',
    'Quelle est votre religion ?',
  ],
  opinions: [
    'Pour qui avez-vous voté aux dernières élections ?',
    'Quelles sont vos opinions politiques ?',
    'Êtes-vous militante ?',
  ],
  union: ['Êtes-vous syndiqué ?', 'Avez-vous déjà fait grève ?', 'Avez-vous été délégué du personnel ?'],
  health: [
    'Avez-vous des problèmes de santé ?',
    'Êtes-vous souvent malade ?',
    'Avez-vous un handicap ?',
    'Avez-vous une RQTH ?',
    'Fumez-vous ?',
    'Avez-vous déjà fait un burn-out ?',
    'Suivez-vous un traitement médical ?',
  ],
  sexuality: ['Quelle est votre orientation sexuelle ?', 'Avez-vous une petite amie ?'],
  appearance: ['Combien pesez-vous ?', 'Avez-vous des tatouages ?'],
  home: ['Êtes-vous propriétaire ou locataire ?', 'Dans quel quartier habitez-vous ?', 'Vivez-vous seule ?'],
  money: [
    'Avez-vous des crédits en cours ?',
    'Combien gagne votre conjoint ?',
    'Quelle est votre situation financière ?',
  ],
  private: [
    'Pouvez-vous nous donner votre compte Instagram ?',
    'Avez-vous déjà été condamné ?',
    'Sortez-vous beaucoup le soir ?',
  ],
};

test.each(Object.entries(illegal).flatMap(([ground, questions]) => questions.map((question) => [question, ground])))(
  '« %s » may not be asked (%s)',
  (question) => {
    const found = recogniseIllegalQuestion(question);
    expect(found).not.toBeNull();
    expect(found?.reason).toContain(found?.article);
  },
);

test.each([
  'Parlez-moi de vous.',
  'Pourquoi voulez-vous quitter votre poste ?',
  'Quelles sont vos disponibilités, le week-end compris ?',
  'Avez-vous le permis B et un véhicule ?',
  'Avez-vous l’autorisation de travailler en France, un titre de séjour en cours de validité ?',
  'Accepteriez-vous des déplacements trois jours par semaine ?',
  'Parlez-vous anglais ? À quel niveau ?',
  'D’où vous vient cette passion pour la pâtisserie ?',
  'Comment réagissez-vous face à un patient en fin de vie ?',
  'Comment accompagnez-vous un enfant malade à la crèche ?',
  'Comment accueilleriez-vous un résident de confession différente ?',
  'Avez-vous déjà négocié avec des syndicats ?',
  'Comment gérez-vous un client qui a des dettes ?',
  'Quelle est votre expérience de la gestion de patrimoine ?',
  'Comment adaptez-vous une séance à un élève en situation de handicap ?',
  'Quel est votre plus grand défaut ?',
  'Où vous voyez-vous dans cinq ans ?',
  'Quelles sont vos prétentions salariales ?',
  'Avez-vous plus de 18 ans, comme l’exige ce poste ?',
  'Quelle taille avait l’équipe que vous dirigiez ?',
  'Avez-vous conduit des poids lourds ?',
  'Êtes-vous à l’aise avec le maquillage de vos clientes ?',
  'Avez-vous géré un projet de A à Z ?',
  'Que savez-vous de notre entreprise ?',
  'Avez-vous une carte professionnelle, donc un casier judiciaire vierge ?',
  'Comment organisez-vous la garde de nuit dans le service ?',
  'Avez-vous travaillé avec des enfants ?',
  'Connaissez-vous le traitement des maladies de la vigne ?',
  'Avez-vous une expérience dans la vente de tabac et d’alcool ?',
])('« %s » may be asked', (question) => {
  expect(recogniseIllegalQuestion(question)).toBeNull();
});

test('a question without end is looked at in part', () => {
  expect(recogniseIllegalQuestion(`${'a '.repeat(500_000)} êtes-vous mariée ?`)).toBeNull();
});
