import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

test('a profile saved in another tab is told, nothing is written over, and what was typed stays', () =>
  asPerson(async (person) => {
    const { page, openTab } = person;
    await signUpAside(person);
    const other = await openTab();
    for (const tab of [page, other]) {
      await tab.goto('/dashboard/profile');
      await tab.getByLabel('Ville').waitFor();
    }
    const save = { name: 'Enregistrer', exact: true };
    await other.getByLabel('Ville').fill('Brest');
    await other.getByRole('button', save).click();
    await other.getByText('Profil sauvegardé').waitFor();
    await page.getByLabel('Téléphone').fill('06 39 98 12 34');
    await page.getByRole('button', save).click();
    await page.getByText('Votre profil a été enregistré dans un autre onglet.', { exact: false }).waitFor();
    expect(await page.getByLabel('Téléphone').inputValue()).toBe('06 39 98 12 34');
    await page.getByRole('button', { name: 'Garder ma saisie' }).click();
    await expect.poll(() => page.getByLabel('Ville').inputValue()).toBe('Brest');
    expect(await page.getByLabel('Téléphone').inputValue()).toBe('06 39 98 12 34');
    await page.getByRole('button', save).click();
    await page.getByText('Profil sauvegardé').waitFor();
  }));

test('a CV deleted in another tab is told, and leaves the list', () =>
  asPerson(async (person) => {
    const { page, context, origin } = person;
    await signUpAside(person);
    await page.goto('/dashboard/documents');
    await page.getByLabel('Fichier du CV').setInputFiles(fixturePair('cariste', 'doc').cv);
    await page.getByRole('button', { name: /^Aperçu : / }).waitFor();
    const { items } = await (await context.request.get('/api/documents')).json();
    await context.request.delete(`/api/documents/${items[0].id}`, { headers: { origin } });
    await page.getByRole('button', { name: /^Aperçu : / }).click();
    await page.getByText('Ce CV n’est plus là', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Déposez votre premier CV').waitFor();
  }));

test('on a slow network a double click sends one request', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    await page.goto('/dashboard/profile');
    await page.getByLabel('Ville').fill('Brest');
    const sent: string[] = [];
    await page.route('**/api/profile', async (route) => {
      sent.push(route.request().method());
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    await save.dblclick();
    expect(await save.getAttribute('aria-busy')).toBe('true');
    await page.getByLabel('Téléphone').fill('06 39 98 12 34');
    await page.getByText('Profil sauvegardé').waitFor();
    expect(sent).toEqual(['PUT']);
    expect(await page.getByLabel('Téléphone').inputValue()).toBe('06 39 98 12 34');
  }));
