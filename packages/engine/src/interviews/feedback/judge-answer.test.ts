import { answerFeedbackSchema, type InterviewQuestion } from '@coach/contracts/interview';
import { describe, expect, test } from 'vitest';
import { knownAnswers, offerOf } from '../testing/known-answers.ts';
import { judgeAnswer } from './judge-answer.ts';

const story: InterviewQuestion = {
  category: 'comportement',
  question: 'Racontez une situation où vous avez dû gérer un client mécontent.',
  tips: [],
  about: null,
};

const judge = (answer: string, question = story) =>
  judgeAnswer({ question, answer, offer: offerOf('seller'), cv: null, seniority: 'Junior', questionIndex: 0 });

const scoresOf = (answer: string, question?: InterviewQuestion) => {
  const { score, dimensions } = judge(answer, question);
  return [score, ...dimensions.map((each) => each.score)];
};

describe('answers of known quality', () => {
  test.each(knownAnswers.map((each) => [each.question.question, each] as const))('%s', (_, { question, answers }) => {
    const scored = answers.map(({ quality, post, answer }) => {
      const offer = offerOf(post);
      return {
        quality,
        ...judgeAnswer({ question, answer, offer, cv: null, seniority: 'Mid-level', questionIndex: 3 }),
      };
    });
    const ranked = [...scored].sort((a, b) => b.score - a.score);
    expect(ranked.map(({ quality }) => quality)).toEqual([4, 3, 2, 1, 0]);
    expect(ranked[0]?.score).toBeGreaterThan(80);
    expect(ranked[4]?.score).toBeLessThan(20);
    for (const { quality: _quality, ...feedback } of scored) answerFeedbackSchema.parse(feedback);
  });
});

const spelled: [RegExp, string][] = [
  [/\b1 200\b/g, 'mille deux cents'],
  [/\b350\b/g, 'trois cent cinquante'],
  [/\b800\b/g, 'huit cents'],
  [/\b60\b/g, 'soixante'],
  [/\b34\b/g, 'trente-quatre'],
  [/\b15\b/g, 'quinze'],
  [/\b14\b/g, 'quatorze'],
  [/\b12\b/g, 'douze'],
  [/\b11\b/g, 'onze'],
  [/\b7\b/g, 'sept'],
  [/\b6\b/g, 'six'],
  [/\bcinq\b/g, '5'],
  [/\btrois\b/g, '3'],
  [/\bvingt\b/g, '20'],
];

/** What a recogniser, or another hand at the keyboard, makes of the same words. */
const disguises: Record<string, (text: string) => string> = {
  'no punctuation, no capitals': (text) =>
    text
      .toLowerCase()
      .replace(/[.,;:!?«»…]/g, ' ')
      .replace(/\s+/g, ' '),
  capitals: (text) => text.toUpperCase(),
  'line breaks': (text) => text.replace(/[.,] /g, '\n\n'),
  'straight apostrophes, no hyphens': (text) => text.replace(/’/g, "'").replace(/-/g, ' '),
  'numbers spelled the other way': (text) => spelled.reduce((all, [from, to]) => all.replace(from, to), text),
  'a comma after every third word': (text) =>
    text
      .split(' ')
      .map((word, index) => (index % 3 === 2 && !/\d/.test(word) ? `${word},` : word))
      .join(' '),
  'spaces of all kinds': (text) => `  ${text.replace(/ /g, '\u00a0')}\t\n`,
};

describe('the same words have the same scores', () => {
  const all = knownAnswers.flatMap(({ question, answers }) => answers.map(({ answer }) => [question, answer] as const));
  test.each(Object.entries(disguises))('%s', (_, disguise) => {
    for (const [question, answer] of all)
      expect(scoresOf(disguise(answer), question), answer).toEqual(scoresOf(answer, question));
  });

  test('any scattering of signs, capitals and line breaks', () => {
    let seed = 7;
    const draw = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * count);
    };
    const signs = [' ', ' ', ' ', ', ', '. ', ' ; ', '\n', ' … ', ' ! ', ' – '];
    const scatter = (text: string) =>
      text
        .replace(/(?<!\d) (?!\d{3}|[%€])/g, () => signs[draw(signs.length)] ?? ' ')
        .replace(/\p{L}/gu, (letter) => (draw(6) === 0 ? letter.toUpperCase() : letter));
    for (let round = 0; round < 5; round++)
      for (const [question, answer] of all) {
        const scattered = scatter(answer);
        expect(scoresOf(scattered, question), scattered).toEqual(scoresOf(answer, question));
      }
  });

  test('said aloud, with its timing', () => {
    const answer = knownAnswers[0]?.answers[0]?.answer ?? '';
    const typed = judge(answer);
    const spoken = judgeAnswer({
      question: story,
      answer,
      offer: offerOf('seller'),
      cv: null,
      seniority: 'Junior',
      questionIndex: 0,
      timing: { durationMs: 200_000 },
    });
    expect({ ...spoken, delivery: null }).toEqual(typed);
    expect(spoken.delivery?.durationMs).toBe(200_000);
  });

  test('figures with units and signs', () => {
    const figures = 'J’ai réduit les pertes de 30 % et j’ai gagné 2 000 € en 18 mois, de 8h30 à 21 heures.';
    const spoken =
      'j’ai réduit les pertes de trente pour cent et j’ai gagné deux mille euros en dix-huit mois de huit heures trente à vingt et une heures';
    expect(scoresOf(spoken)).toEqual(scoresOf(figures));
  });
});

test('quotes are slices of the answer, and what it says is quoted', () => {
  for (const { question, answers } of knownAnswers)
    for (const { answer } of answers)
      for (const { quotes } of judge(answer, question).dimensions)
        for (const { start, end, quote } of quotes) expect(answer.slice(start, end)).toBe(quote);
  const { dimensions } = judge(knownAnswers[0]?.answers[0]?.answer ?? '');
  const parts = dimensions[0]?.quotes.map(({ part }) => part);
  expect(new Set(parts)).toEqual(new Set(['situation', 'task', 'action', 'result']));
});

describe('answers that are none', () => {
  const english = 'I was working in a shop and a customer was angry with me because the order was late.';
  test.each([
    ['nothing', '', 0, /pas encore de réponse/],
    ['one word', 'Oui.', 15, /début/],
    ['the question again', story.question, 10, /reprend la question/],
    ['filler text', 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor', 5, /ne se lit pas/],
    ['letters at random', 'fghjk dfgdfg zzzzrt qsdfgh jklmwx dfgdfg', 5, /ne se lit pas/],
    ['another language', english, 15, /anglais/],
    [
      'an insult',
      'Franchement vous êtes tous des connards avec vos questions de merde, allez vous faire voir.',
      20,
      /Soufflez/,
    ],
    ['a way out', 'Je ne sais pas, je n’ai pas d’exemple.', 25, /arrive à tout le monde/],
    ['the same again and again', 'je suis motivé et sérieux '.repeat(30), 30, /plusieurs fois/],
    [
      'another matter',
      'Le week-end je regarde surtout le football à la télévision avec mes cousins, on mange des pizzas et le dimanche je promène mon chien au bord de la rivière.',
      35,
      /pas dans le sujet/,
    ],
  ])('%s', (_, answer, most, told) => {
    const { score, overall, improvements } = judge(answer);
    expect(score).toBeLessThanOrEqual(most);
    expect(overall).toMatch(told);
    expect(improvements.length).toBeGreaterThan(0);
  });

  test('an insult that is told is no insult', () => {
    const told = judge(
      'L’an dernier, un client m’a traité de connard parce que sa livraison avait du retard. J’ai gardé mon calme, je l’ai laissé parler et j’ai appelé le livreur. Il est reparti avec sa commande et il s’est excusé.',
    );
    expect(told.score).toBeGreaterThan(50);
  });

  test('words of work are no insults', () => {
    for (const answer of [
      'Mon service ferme la nuit et je voudrais revenir sur un poste de jour, près de chez moi.',
      'Je faisais la tournée des ordures ménagères le matin, puis le tri des déchets l’après-midi.',
      'À la boulangerie je façonnais les bâtards et les baguettes, deux cents pièces avant l’ouverture.',
    ])
      expect(judge(answer).overall).not.toContain('Soufflez');
  });

  test('five thousand words', () => {
    const sentence =
      'J’ai ensuite expliqué au client ce que je pouvais faire et pourquoi cela prenait du temps ce jour-là. ';
    const long = Array.from({ length: 280 }, (_, index) => sentence.replace('client', `client numéro ${index}`)).join(
      '',
    );
    const { score, dimensions, improvements } = judge(long);
    expect(score).toBeLessThan(60);
    expect(dimensions.find(({ dimension }) => dimension === 'clarity')?.score).toBeLessThan(15);
    expect(improvements.length).toBeGreaterThan(0);
  });
});

test('a person hears what to change, in kind words', () => {
  const blamed = judge(
    'Mon ancien chef était incompétent et je ne supportais plus cette boîte, alors j’ai démissionné et j’ai cherché ailleurs.',
  );
  expect(blamed.improvements.join(' ')).toContain('chef était incompétent');
  const shared = judge(
    'Un client s’est plaint. On a cherché la facture, on a appelé le fournisseur et on a remplacé la machine. Nous avons aussi offert la livraison.',
  );
  expect(shared.challenges[0]).toContain('qu’avez-vous fait, vous, exactement');
});

test('what nobody need tell, and what nobody may ask', () => {
  const ask = (question: string): InterviewQuestion => ({ category: 'parcours', question, tips: [], about: null });
  const told = judge(
    'Je suis mariée et j’ai trois enfants. J’ai travaillé dix ans comme caissière et je cherche un poste dans la vente.',
    ask('Parlez-moi de vous.'),
  );
  expect(told.improvements[0]).toContain('Je suis mariée');
  const illegal = ask('Êtes-vous enceinte ?');
  expect(
    judge('Je préfère parler de ce que je peux apporter au poste, mes horaires sont libres.', illegal).score,
  ).toBeGreaterThan(75);
  expect(
    judge('Oui, depuis deux mois, et cela se passe très bien pour le bébé et moi.', illegal).improvements.join(' '),
  ).toContain('pas à répondre');
});

test('the retelling puts the result last and adds no word', () => {
  const answer =
    'Au final, euh, le client est reparti content avec sa machine. Un samedi, un client était furieux parce que sa tondeuse était en panne. J’ai vérifié la garantie et j’ai appelé le fournisseur. Je devais trouver une solution avant midi.';
  const { reframed } = judge(answer);
  expect(reframed).toMatch(/^Un samedi.*Je devais.*J’ai vérifié.*content avec sa machine\.$/u);
  expect(reframed).not.toContain('euh');
});

test('any text is judged, the same each time', () => {
  const hostile = [
    '\u0000\u202e\ud800',
    '<script>alert(1)</script>',
    '«'.repeat(5_000),
    'j’ai '.repeat(7_000),
    '9'.repeat(30_000),
    '🙂'.repeat(3_000),
    'a'.repeat(30_000),
    '% € % 12 %',
    '\n'.repeat(30_000),
  ];
  for (const text of hostile) {
    const first = judge(text);
    answerFeedbackSchema.parse(first);
    expect(judge(text)).toEqual(first);
  }
});
