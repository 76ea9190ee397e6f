import { type ReactNode, useId } from "react";
import { PageHeading } from "#ui/page.tsx";
import { guidesCopy as copy, dayOfGuide, GUIDE_ANCHORS } from "./copy.ts";
import { type Guide, type GuideLine, readingMinutes } from "./guide.ts";
import { LineText } from "./guide-parts.tsx";

type Drawing = (paint: { lit: string; dim: string }) => ReactNode;

const DRAWINGS: Record<Guide["kind"], Drawing> = {
	/** A smooth stone with three marks that grow fainter toward the light. */
	concern: ({ lit }) => (
		<>
			<ellipse cx="166" cy="262" rx="92" ry="12" className="fill-line" />
			<path d="M70 192c-5-52 34-104 88-104 58 0 90 46 80 100-8 46-38 68-85 68-48 0-79-22-83-64Z" fill={lit} />
			<circle cx="184" cy="186" r="13" className="fill-rose opacity-75" />
			<circle cx="146" cy="170" r="9" className="fill-rose opacity-50" />
			<circle cx="118" cy="148" r="6" className="fill-rose opacity-30" />
		</>
	),
	/** Three stones on each other, each with less light than the one above. */
	routine: ({ lit, dim }) => (
		<>
			<path d="M38 280c-6-38 40-62 118-62s128 24 122 62Z" fill={dim} />
			<path d="M78 176c0-26 34-42 82-42s80 18 80 44-34 44-84 44-78-20-78-46Z" fill={dim} />
			<path d="M112 104c-2-26 20-44 50-44s52 18 50 44c-2 24-22 38-50 38s-48-14-50-38Z" fill={lit} />
		</>
	),
	/** A drop above the form it is meant for. */
	ingredient: ({ lit, dim }) => (
		<>
			<path d="M0 280c10-46 72-74 160-74s150 28 160 74Z" fill={dim} />
			<path d="M158 34c30 42 56 70 56 106a56 56 0 0 1-112 0c0-36 26-64 56-106Z" fill={lit} />
			<path
				d="M124 142c0-14 6-26 14-37"
				className="fill-none stroke-[#fff8f0] stroke-[5] opacity-80"
				strokeLinecap="round"
			/>
		</>
	),
};

/** Title and lead of a guide, with what a careful reader asks first: how long, which version, how old. */
export function GuideHeading({ guide }: { guide: Guide }) {
	return (
		<header className="overflow-hidden bg-silk">
			<div className="mx-auto grid max-w-page items-center gap-x-12 px-5 pt-10 wide:px-8 desk:pt-0 desk:grid-cols-[minmax(0,1fr)_19rem]">
				<div className="grid gap-5 pb-8 wide:pb-12 desk:py-16">
					<p className="text-small font-semibold text-fig">{copy.kinds[guide.kind]}</p>
					<PageHeading className="max-w-[44rem] text-h1">{guide.title}</PageHeading>
					<p className="max-w-[38rem] text-lead text-ink-2">
						<LineText line={guide.lead} />
					</p>
					<ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
						<li>{copy.minutes(readingMinutes(guide))}</li>
						<li>{copy.version(guide.version)}</li>
						<li>
							{copy.updated} <time dateTime={guide.updated}>{dayOfGuide(guide.updated)}</time>
						</li>
					</ul>
				</div>
				<GuideDrawing kind={guide.kind} className="mx-auto -mb-px w-44 self-end desk:w-full" />
			</div>
		</header>
	);
}

interface GuideDrawingProps {
	kind: Guide["kind"];
	className?: string;
}

/** Light on a form, one picture for each kind of guide. Decoration. */
function GuideDrawing({ kind, className }: GuideDrawingProps) {
	const id = useId();
	const lit = `url(#${id}-lit)`;
	const dim = `url(#${id}-dim)`;
	const glow = `url(#${id}-glow)`;
	return (
		<svg viewBox="0 0 320 280" aria-hidden="true" className={className}>
			<defs>
				<Light id={`${id}-lit`} stops={["#fff3e6", "#f6bd98", "#c06d74", "#74344c"]} />
				<Light id={`${id}-dim`} stops={["#efc8ae", "#cf8d7e", "#96505f", "#572338"]} />
				<radialGradient id={`${id}-glow`}>
					<stop offset="0" stopColor="var(--color-glow)" />
					<stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
				</radialGradient>
			</defs>
			<circle cx="136" cy="124" r="124" fill={glow} />
			{DRAWINGS[kind]({ lit, dim })}
		</svg>
	);
}

function Light({ id, stops }: { id: string; stops: readonly [string, string, string, string] }) {
	const [high, warm, shade, deep] = stops;
	return (
		<radialGradient id={id} cx="0.3" cy="0.24" r="0.95">
			<stop offset="0" stopColor={high} />
			<stop offset="0.34" stopColor={warm} />
			<stop offset="0.74" stopColor={shade} />
			<stop offset="1" stopColor={deep} />
		</radialGradient>
	);
}

/** The numbered steps of a beginning. */
export function GuideStart({ steps }: { steps: readonly GuideLine[] }) {
	return (
		<ol className="grid gap-5">
			{steps.map((step, at) => (
				<li key={step} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-3">
					<span aria-hidden="true" className="font-display text-h2 leading-none text-fig">
						{at + 1}
					</span>
					<span>
						<LineText line={step} />
					</span>
				</li>
			))}
		</ol>
	);
}

/** Where everything stands: beside the text on wide screens, folded before it on narrow ones. */
export function GuideContents({ guide }: { guide: Guide }) {
	const entries = [
		{ id: GUIDE_ANCHORS.evidence, title: copy.evidence.title },
		...guide.sections.map(({ id, heading }) => ({ id, title: heading })),
		{ id: GUIDE_ANCHORS.start, title: copy.start },
		{ id: GUIDE_ANCHORS.avoid, title: copy.avoid },
		{ id: GUIDE_ANCHORS.routine, title: copy.routine.title },
		{ id: GUIDE_ANCHORS.faq, title: copy.faq },
		{ id: GUIDE_ANCHORS.references, title: copy.references },
	];
	return (
		<nav aria-label={copy.contents} className="min-w-0 desk:sticky desk:top-24 desk:self-start">
			<details className="group rounded-sm border border-line bg-surface desk:hidden">
				<summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-fig [&::-webkit-details-marker]:hidden">
					{copy.contents}
					<OpenMark />
				</summary>
				<div className="px-5 pb-4">
					<Entries entries={entries} />
				</div>
			</details>
			<div className="hidden gap-3 desk:grid">
				<p className="text-small font-semibold">{copy.contents}</p>
				<Entries entries={entries} />
			</div>
		</nav>
	);
}

function Entries({ entries }: { entries: readonly { id: string; title: string }[] }) {
	return (
		<ol className="grid border-l border-line">
			{entries.map(({ id, title }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-small leading-snug text-ink-2 hover:border-fig hover:text-fig desk:min-h-9"
					>
						{title}
					</a>
				</li>
			))}
		</ol>
	);
}

/** A plus that loses its upright when the details around it open. */
export function OpenMark() {
	return (
		<span
			aria-hidden="true"
			className="relative size-4 shrink-0 before:absolute before:top-[7px] before:h-0.5 before:w-4 before:bg-current after:absolute after:left-[7px] after:h-4 after:w-0.5 after:bg-current after:transition-transform group-open:after:scale-y-0 print:hidden"
		/>
	);
}
