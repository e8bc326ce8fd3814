/** « Vendanges », « Noël », « pendant les soldes »: when of a year it was, and no title. */
export function namesOccasion(text: string): boolean {
  return occasion.test(text);
}

const occasion =
  /^(?:les |pendant les |aux? )?(?:vendanges|moissons?|r[ée]coltes?|foins|semis|soldes|f[êe]tes(?: de fin d[’']ann[ée]e)?|no[ëe]l|march[ée]s? de no[ëe]l|p[âa]ques|rentr[ée]es?|(?:hautes? |basses? )?saisons?|campagnes? (?:d[’']|de |des? )?\p{Ll}+|vacances(?: \p{Ll}+)?|week-?ends?)$/iu;
