import { TextLink } from "#ui/text-link.tsx";
import { guidesCopy } from "./copy.ts";
import type { GuideLine } from "./guide.ts";
import { type LinePart, readLine } from "./read-line.ts";

/** A line of a guide with its marks: strong words, links inside the product, numbers of references. */
export function LineText({ line }: { line: GuideLine }) {
	return readLine(line).map((part) => <Part key={part.at} part={part} />);
}

function Part({ part }: { part: LinePart }) {
	switch (part.kind) {
		case "text":
			return part.text;
		case "strong":
			return <strong className="font-semibold text-ink">{part.text}</strong>;
		case "link":
			return <TextLink to={part.to}>{part.text}</TextLink>;
		case "reference":
			return (
				<sup className="leading-none">
					<a
						href={`#${referenceAnchor(part.number)}`}
						aria-label={guidesCopy.reference(part.number)}
						className="rounded-xs px-0.5 font-semibold text-fig hover:bg-blush"
					>
						{part.number}
					</a>
				</sup>
			);
	}
}

export function referenceAnchor(number: number): string {
	return `source-${number}`;
}
