import type { CvDocument } from '@coach/contracts/cv-document';

type Block = CvDocument['sections'][number]['blocks'][number];

export function PreviewBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p className="whitespace-pre-line">{block.text}</p>;
  if (block.kind === 'list') return block.inline ? <p>{block.items.join(' · ')}</p> : <Bullets items={block.items} />;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{block.title}</p>
        {block.dates ? <p className="text-ink-soft">{block.dates}</p> : null}
      </div>
      {block.subtitle ? <p className="text-ink-soft">{block.subtitle}</p> : null}
      <Bullets items={block.bullets} />
    </div>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-5">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a CV may be the same
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
