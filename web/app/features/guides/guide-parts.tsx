import { Link } from "react-router";
import { GUIDE_TITLES, type GuideName, guidePath } from "#guides.ts";
import { TextLink } from "#ui/button.tsx";
import { safeHref } from "#ui/outbound-link.tsx";
import { sourceOf } from "#ui/plan/sources.tsx";
import { GUIDE_ANCHORS, guidesCopy } from "./copy.ts";
import { type Guide, type GuideLine, type LinePart, readLine } from "./guide.ts";

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

/** The guides that belong beside this one. */
export function GuideRelated({ names }: { names: readonly GuideName[] }) {
	return (
		<nav aria-labelledby="related-title" className="grid gap-4">
			<h2 id="related-title" className="text-h3">
				{guidesCopy.related}
			</h2>
			<ul className="grid gap-3 wide:grid-cols-2">
				{names.map((name) => (
					<li key={name}>
						<Link
							to={guidePath(name)}
							className="flex min-h-14 items-center justify-between gap-3 rounded-sm border border-line bg-surface px-5 py-3 font-semibold text-fig hover:border-fig"
						>
							{GUIDE_TITLES[name]}
							<Arrow />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Arrow() {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
			<path
				d="M4 10h11m-4-4 4 4-4 4"
				className="fill-none stroke-current stroke-[1.75]"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}

const { title, grades } = guidesCopy.evidence;

/** The box "What the evidence says": the grade in plain words, the verdict, and what it rests on. */
export function GuideEvidence({ evidence }: { evidence: Guide["evidence"] }) {
	return (
		<section
			id={GUIDE_ANCHORS.evidence}
			aria-labelledby="evidence-title"
			className="grid gap-5 rounded-lg border border-line bg-surface p-6 shadow-soft wide:p-8"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id="evidence-title" className="text-h2">
					{title}
				</h2>
				<GradeMark grade={evidence.grade} />
			</div>
			<p className="font-display text-[1.3125rem] leading-[1.45]">
				<LineText line={evidence.verdict} />
			</p>
			<ul className="grid gap-3 border-t border-line pt-5 text-ink-2">
				{evidence.points.map((point) => (
					<li key={point} className="grid grid-cols-[0.75rem_1fr] gap-3">
						<span aria-hidden="true" className="mt-2.5 size-1.5 rounded-full bg-apricot" />
						<span>
							<LineText line={point} />
						</span>
					</li>
				))}
			</ul>
			<p className="rounded-sm bg-silk px-4 py-3 text-small text-ink-2">{grades[evidence.grade]}</p>
		</section>
	);
}

const SCALE = ["A", "B", "C"] as const;

/** The letter on its scale; the words below the points say the same. */
function GradeMark({ grade }: Pick<Guide["evidence"], "grade">) {
	const letters = grade === "M" ? (["M"] as const) : SCALE;
	return (
		<span aria-hidden="true" className="flex gap-1.5">
			{letters.map((letter) => (
				<span
					key={letter}
					className={
						letter === grade
							? "grid size-10 place-items-center rounded-full bg-fig font-semibold text-on-fig"
							: "grid size-10 place-items-center rounded-full border border-line text-ink-2"
					}
				>
					{letter}
				</span>
			))}
		</span>
	);
}

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

function referenceAnchor(number: number): string {
	return `source-${number}`;
}
