import { m } from '../../paraglide/messages.js';
import { LanguageButton } from '../../ui/LanguageButton.tsx';
import { Brand } from './Brand.tsx';
import { FootLine } from './FootLine.tsx';
import { footerGroups } from './navigation.ts';
import { PageLinks } from './PageLinks.tsx';

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="container-page grid grid-cols-1 gap-x-12 gap-y-8 py-10 lg:grid-cols-[1.3fr_2fr]">
        <div>
          <Brand />
          <p className="mt-2 max-w-[22rem] text-ink-soft">{m.shell_footer_promise()}</p>
        </div>
        <nav
          aria-label={m.shell_footer_label()}
          className="flex flex-col gap-x-14 gap-y-6 sm:flex-row sm:flex-wrap lg:justify-end"
        >
          {footerGroups().map(({ title, links }) => (
            <div key={title} className="min-w-0">
              <h2 className="text-lg">{title}</h2>
              <PageLinks links={links} className="mt-1" />
            </div>
          ))}
        </nav>
        <div className="border-t border-line pt-5 lg:col-span-2">
          <FootLine>
            <LanguageButton />
          </FootLine>
        </div>
      </div>
    </footer>
  );
}
