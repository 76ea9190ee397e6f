import type { LEGAL_ANCHORS } from "#paths.ts";
import { TextLink } from "#ui/button.tsx";

interface LegalProseProps {
	text: LegalText;
	/** Whether links that lead away from the text are shown; a dialog that must be answered shows none. */
	links?: boolean;
}

export function LegalProse({ text, links = false }: LegalProseProps) {
	return (
		<div className="grid gap-8">
			{text.sections.map(({ id, heading, blocks, see = [] }) => (
				<div key={id} id={id} className="grid scroll-mt-8 gap-2.5">
					<h3 className="font-sans text-body font-semibold">{heading}</h3>
					{blocks.map((block) => (
						<Block key={JSON.stringify(block)} block={block} />
					))}
					{links && see.length > 0 && (
						<p className="flex flex-wrap gap-x-6">
							{see.map(({ label, to }) => (
								<TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
									{label}
								</TextLink>
							))}
						</p>
					)}
				</div>
			))}
		</div>
	);
}

function Block({ block }: { block: LegalBlock }) {
	if (typeof block === "string") return <p className="text-ink-2">{block}</p>;
	if ("list" in block) {
		return (
			<ul className="grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-rose">
				{block.list.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		);
	}
	return (
		<dl className="my-1 border-y border-line">
			{block.facts.map(({ name, text }) => (
				<div
					key={name}
					className="grid gap-x-6 gap-y-0.5 border-line py-3 not-last:border-b wide:grid-cols-[10rem_minmax(0,1fr)]"
				>
					<dt className="font-medium">{name}</dt>
					<dd className="text-ink-2">{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** A string is a paragraph; `facts` are names with what holds for each. */
type LegalBlock = string | { list: readonly string[] } | { facts: readonly { name: string; text: string }[] };

export interface LegalSection {
	/** Anchor, unique on the page. */
	id: string;
	heading: string;
	blocks: readonly LegalBlock[];
	/** Pages of ours that the section speaks of. */
	see?: readonly { label: string; to: string }[];
}

/** One policy, ready to be shown on /terms and in the consent dialog. */
export interface LegalText {
	anchor: keyof typeof LEGAL_ANCHORS;
	title: string;
	/** What it is about, in a line. */
	summary: string;
	/** Begins with the day since which it holds, as YYYY-MM-DD. */
	version: string;
	sections: readonly LegalSection[];
}
