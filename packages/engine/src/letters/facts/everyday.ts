/** What everybody has at hand: no aim, and no tie to one employer. */
export const everyday =
  /^(?:word|excel|powerpoint|outlook|office|pack office|windows|internet|facebook|instagram|tiktok|linkedin|whatsapp|slack|notion|trello|teams|zoom|google \p{L}+|gmail|html|css|canva|rgpd|epi|anglais|français)$/iu;
