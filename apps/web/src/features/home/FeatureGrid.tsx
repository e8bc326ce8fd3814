import { m } from '../../paraglide/messages.js';
import { Highlight } from '../../ui/Highlight.tsx';

/** What the product does today; nothing that has not landed. */
export function FeatureGrid() {
  const features = [
    { title: m.home_feature_score_title(), text: m.home_feature_score_text() },
    { title: m.home_feature_words_title(), text: m.home_feature_words_text() },
    { title: m.home_feature_first_title(), text: m.home_feature_first_text() },
    { title: m.home_feature_true_title(), text: m.home_feature_true_text() },
    { title: m.home_feature_read_title(), text: m.home_feature_read_text() },
    { title: m.home_feature_private_title(), text: m.home_feature_private_text() },
  ];
  return (
    <section className="container-page py-16 lg:py-24">
      <h2 className="text-3xl">
        {m.home_features_title()} <Highlight>{m.home_features_title_marked()}</Highlight>
      </h2>
      <p className="mt-3 max-w-[38rem] text-lg text-ink-soft">{m.home_features_lead()}</p>
      <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text }) => (
          <li key={title} className="border-t-[3px] border-ink pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
