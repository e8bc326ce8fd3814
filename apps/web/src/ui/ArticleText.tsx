import { type Block, readBlocks, readRuns } from '../lib/read-blocks.ts';
import { cx } from './cx.ts';

type ArticleTextProps = {
  /** Markdown as articles are written in (content/README.md). */
  markdown: string;
  /** What the titles inside are: those of a page follow its `h1`, those of a dialog its `h2`. */
  headings: 'h2' | 'h3';
  className?: string;
};

/** An article as it is read. The text becomes elements one by one: nothing in it is taken as HTML. */
export function ArticleText({ markdown, headings, className }: ArticleTextProps) {
  return (
    <div className={cx('flex flex-col gap-4', className)}>
      {readBlocks(markdown).map((block) => (
        <Part key={block.line} block={block} headings={headings} />
      ))}
    </div>
  );
}

function Part({ block, headings: Heading }: { block: Block; headings: 'h2' | 'h3' }) {
  if (block.kind === 'heading') return <Heading className="mt-4 text-xl first:mt-0">{block.text}</Heading>;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs text={block.text} />
      </p>
    );
  if (block.kind === 'quote') return <Quote paragraphs={block.paragraphs} />;
  const items = block.items.map((item) => (
    <li key={item} className="pl-1">
      <Runs text={item} />
    </li>
  ));
  if (block.kind === 'points')
    return <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-accent">{items}</ul>;
  return (
    <ol start={block.from} className="flex list-decimal flex-col gap-3 pl-7 marker:font-bold marker:text-accent">
      {items}
    </ol>
  );
}

/** A phrase to say: set apart as what one may take along. */
function Quote({ paragraphs }: { paragraphs: string[] }) {
  return (
    <blockquote className="flex flex-col gap-3 rounded-lg border-l-4 border-brand bg-brand-soft px-5 py-4">
      {paragraphs
        .filter((text) => text.trim() !== '')
        .map((text) => (
          <p key={text}>
            <Runs text={text} />
          </p>
        ))}
    </blockquote>
  );
}

function Runs({ text }: { text: string }) {
  return readRuns(text).map((run) => (run.strong ? <strong key={run.text}>{run.text}</strong> : run.text));
}
