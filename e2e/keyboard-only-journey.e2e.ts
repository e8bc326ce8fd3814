import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { readScore, reviewHeading, scoreRing } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { accountDetails } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';

const { cv, offer } = fixturePair('conducteur-travaux', 'pdf');

test('a person without a mouse signs up, brings a CV and an offer, and reads the result', () =>
  asPerson(async ({ page }) => {
    const { fullName, email, password } = accountDetails();
    const { keyboard } = page;
    await page.goto('/auth?redirect=%2Fcv-crafting');
    await page.getByRole('tab', { name: 'Connexion' }).waitFor();
    await keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Aller au contenu');

    await tabTo(page, page.getByRole('tab', { name: 'Connexion' }));
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Nom complet'));
    await keyboard.type(fullName);
    await tabTo(page, page.getByLabel('Adresse e-mail'));
    await keyboard.type(email);
    await tabTo(page, page.getByLabel('Mot de passe').first());
    await keyboard.type(password);
    await keyboard.press('Enter');
    await page.waitForURL('**/cv-crafting**');

    await tabTo(page, page.getByRole('button', { name: 'Importer mon CV' }));
    await keyboard.press('Enter');
    const choose = page.getByRole('dialog').getByRole('button', { name: 'Choisir un fichier' });
    // The browser must have been told to hand the chooser over before the key is pressed.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tabTo(page, choose).then(() => keyboard.press('Enter')),
    ]);
    await chooser.setFiles(cv);
    await page.getByText('cv.pdf').first().waitFor();

    await tabTo(page, page.getByLabel(/Texte de l.offre/));
    await keyboard.insertText(offer);
    await tabTo(page, page.getByRole('button', { name: 'Analyser mon CV', disabled: false }));
    await keyboard.press('Enter');
    await reviewHeading(page).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Corriger Ville' }));
    await keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Ville' }).waitFor();
    await keyboard.press('Escape');

    const skip = page.getByRole('link', { name: /Aller à .*C.est juste, analyser/ });
    await tabTo(page, skip, 'Shift+Tab');
    expect((await skip.boundingBox())?.height).toBeGreaterThan(10);
    await keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('C’est juste, analyser');
    await keyboard.press('Enter');
    await scoreRing(page).waitFor();
    expect(await readScore(page)).toBeGreaterThan(0);
    await tabTo(page, page.getByRole('link', { name: 'Voir mon CV optimisé' }));
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Votre CV optimisé' }).waitFor();
  }));
