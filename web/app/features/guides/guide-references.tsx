import { sourceOf } from "#ui/plan/source-of.ts";
import { safeHref } from "#ui/safe-href.ts";
import { guidesCopy } from "./copy.ts";
import type { Guide } from "./guide.ts";
import { referenceAnchor } from "./line-text.tsx";

/** What the numbers in the text point to. */
export function GuideReferences({ references }: Pick<Guide, "references">) {
	return (
		<ol className="grid gap-3 text-small text-ink-2">
			{references.map(read).map(({ citation, url }, at) => (
				<li
					key={citation}
					id={referenceAnchor(at + 1)}
					className="grid scroll-mt-24 grid-cols-[2rem_1fr] rounded-xs py-1 target:bg-blush target:text-ink"
				>
					<span aria-hidden="true" className="pl-2 font-semibold">
						{at + 1}
					</span>
					<Citation citation={citation} url={url} />
				</li>
			))}
		</ol>
	);
}

function read(reference: Guide["references"][number]): { citation: string; url: string | null } {
	if (typeof reference !== "string") return reference;
	const { title, url } = sourceOf(reference);
	return { citation: title, url };
}

function Citation({ citation, url }: { citation: string; url: string | null }) {
	const href = safeHref(url);
	if (href === null) return <span>{citation}</span>;
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			className="underline decoration-1 underline-offset-4 hover:text-fig hover:decoration-2"
		>
			{citation}
			<span className="sr-only"> {guidesCopy.newTab}</span>
		</a>
	);
}
