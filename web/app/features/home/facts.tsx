import { moreCopy } from "./more-copy.ts";

/** What is different here, in four words and a sentence each. */
export function Facts() {
	return (
		<dl className="mx-auto grid max-w-page gap-x-10 gap-y-7 px-5 pb-16 wide:grid-cols-2 wide:px-8 wide:pb-20 desk:grid-cols-4">
			{moreCopy.facts.map(({ title, text }) => (
				<div key={title} className="grid content-start gap-1.5 border-t-2 border-apricot pt-4">
					<dt className="font-display text-h3">{title}</dt>
					<dd className="text-small text-ink-2">{text}</dd>
				</div>
			))}
		</dl>
	);
}
