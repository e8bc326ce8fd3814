const pause =
  /^(?:(?:un |une )?cong[ée]s? |ann[ée]e (?:sabbatique|de c[ée]sure|de voyage)|c[ée]sure|(?:en )?recherche d[’']emploi|p[ée]riode (?:de ch[ôo]mage|d)|sans emploi|ch[ôo]mage|inactivit[ée]|interruption|arr[êe]t |pause |tour du monde|voyages? (?:de|en|au|autour)|(?:parent|m[èe]re|p[èe]re|maman|femme|homme) au foyer|disponibilit[ée]|(?:éducation|[ée]ducation) de mes? enfants?|reconversion$|parental leave|maternity leave|career break|sabbatical|gap year)/iu;

/** Leave and job seeking are periods of a life, not jobs. */
export function namesPause(text: string): boolean {
  return pause.test(text);
}
