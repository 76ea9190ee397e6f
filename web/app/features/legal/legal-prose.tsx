import { TextLink } from "#ui/text-link.tsx";
import type { LegalBlock, LegalText } from "./legal-text.ts";

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
