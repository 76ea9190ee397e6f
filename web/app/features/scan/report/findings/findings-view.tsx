import type { Concern } from "@dewlight/core/skin/concern.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { isReportable, unreadIn } from "@dewlight/core/skin/readable-concerns.ts";
import { Check } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { asSentence } from "#ui/as-sentence.ts";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Section } from "#ui/section.tsx";
import { severityCopy } from "#ui/severity-scale.tsx";
import { Tag } from "#ui/tag.tsx";
import { wantsCalm } from "#ui/wants-calm.ts";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { CloseUp } from "./close-up.tsx";
import { ConcernCard } from "./concern-card.tsx";

const copy = reportCopy.findings;

/** Which concerns are marked on the photo, and how that is changed. */
export interface Marks {
	layers: ReportParts["layers"];
	shown: readonly Concern[];
	onToggle: (concern: Concern) => void;
	onClear: () => void;
}

interface FindingsViewProps {
	id: string;
	parts: ReportParts;
	notes: NonNullable<ReportParts["condition_notes"]>;
	photo: (marks: Marks) => ReactNode;
	/** Where the photo stays while the findings are read. */
	photoClass: string;
	/** Said where the findings have no close-ups; nothing where missing. */
	withoutCloseUps?: ReactNode;
}

/** What was found, each finding with its place on the photo beside it. */
export function FindingsView({ id, parts, notes, photo, photoClass, withoutCloseUps }: FindingsViewProps) {
	const concerns = notes.key_concerns_identified;
	const layers = orderLayers(
		parts.layers,
		concerns.flatMap(({ concern }) => concern ?? []),
	);
	const frame = useRef<HTMLDivElement>(null);
	const [chosen, setChosen] = useState<Concern[] | null>(null);
	const shown = chosen ?? firstShown(layers);
	const onToggle = (concern: Concern) => setChosen(toggle(shown, concern));

	const showFromCard = (concern: Concern | undefined) => {
		if (concern === undefined) return;
		onToggle(concern);
		if (shown.includes(concern)) return;
		frame.current?.scrollIntoView({ behavior: wantsCalm() ? "auto" : "smooth", block: "nearest" });
	};

	return (
		<Section id={id} title={copy.title} lead={leadOf(parts.frames)}>
			<div className="grid gap-6 wide:gap-8 desk:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] desk:gap-10">
				<div ref={frame} className={classNames("desk:sticky desk:self-start", photoClass)}>
					{photo({ layers, shown, onToggle, onClear: () => setChosen([]) })}
				</div>
				<div className="grid content-start gap-6 wide:gap-8">
					{concerns.length === 0 ? (
						<NothingFound findings={parts.findings} />
					) : (
						<ul className="grid gap-4">
							{concerns.map((concern) => (
								<ConcernCard
									closeUp={parts.close_ups.find((one) => one.concern === concern.concern)}
									key={`${concern.concern_name} ${concern.location_observed}`}
									concern={concern}
									metrics={parts.metrics}
									shown={isMarked(layers, shown, concern.concern)}
									onToggle={() => showFromCard(concern.concern)}
								/>
							))}
						</ul>
					)}
					<FewMarked parts={parts} carded={concerns.flatMap(({ concern }) => concern ?? [])} />
					{concerns.length > 0 && layers.length > 0 && parts.close_ups.length === 0 && withoutCloseUps}
					{parts.findings !== null && <CalmFindings findings={parts.findings} />}
					<NotMeasuredList items={notes.not_measured} />
				</div>
			</div>
		</Section>
	);
}

function leadOf(frames: ReportParts["frames"]): string {
	if (frames === null) return copy.lead;
	const { taken, used } = frames;
	const lead = used === 1 ? copy.lead : copy.leadOfFrames(used);
	return used === taken ? lead : `${lead} ${copy.framesLeftOut(used, taken)}`;
}

/** Calm skin, and a photo that showed too little to say so, are told apart. */
function NothingFound({ findings }: Pick<ReportParts, "findings">) {
	return isReportable(unreadIn(findings ?? [])) ? (
		<p className="rounded-lg bg-sage-soft p-6 font-medium text-sage">{copy.none}</p>
	) : (
		<p className="rounded-lg bg-silk p-6 font-medium">{copy.tooLittle}</p>
	);
}

/** Spots and marks are told one by one, also where they are too few for a card: their crop stands here. */
const TOLD_BY_ONE: readonly Concern[] = ["acne", "dark_spots"];

function FewMarked({ parts, carded }: { parts: ReportParts; carded: readonly Concern[] }) {
	const few = parts.close_ups.filter(
		({ concern }) => TOLD_BY_ONE.includes(concern) && !carded.includes(concern),
	);
	if (few.length === 0) return null;
	return (
		<ul className="grid gap-4">
			{few.map((closeUp) => (
				<li
					key={closeUp.concern}
					className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft break-inside-avoid wide:p-6"
				>
					<div className="grid gap-0.5">
						<h3 className="text-h3">{CONCERN_NAMES[closeUp.concern]}</h3>
						<p className="text-small text-ink-2">{copy.few}</p>
					</div>
					<CloseUp name={CONCERN_NAMES[closeUp.concern]} closeUp={closeUp} />
				</li>
			))}
		</ul>
	);
}

/** Concerns that were measured and do not stand out: severity below 1. */
function CalmFindings({ findings }: { findings: NonNullable<ReportParts["findings"]> }) {
	const calm = findings.flatMap(({ concern, severity }) =>
		severity !== null && severity < 1 ? [{ concern, severity }] : [],
	);
	if (calm.length === 0) return null;
	return (
		<Disclosure summary={reportCopy.findings.calmTitle(calm.length)}>
			<ul className="flex flex-wrap gap-2">
				{calm.map(({ concern, severity }) => (
					<li
						key={concern}
						className="inline-flex items-center gap-2 rounded-full bg-sage-soft px-3.5 py-1 text-small font-medium text-sage"
					>
						<Check aria-hidden="true" className="size-4 shrink-0" />
						{CONCERN_NAMES[concern]}
						<span className="tabular-nums">{severityCopy.score(severity)}</span>
					</li>
				))}
			</ul>
		</Disclosure>
	);
}

type NotMeasured = NonNullable<ReportParts["condition_notes"]>["not_measured"];

/** What the photo could not tell, each with its reason: never folded, so that a gap is not taken for good news. */
function NotMeasuredList({ items }: { items: NotMeasured }) {
	if (items.length === 0) return null;
	return (
		<div className="grid gap-4">
			<div className="grid gap-1.5">
				<h3 className="text-h3">{reportCopy.notMeasured.title}</h3>
				<p className="max-w-reading text-ink-2">{reportCopy.notMeasured.lead}</p>
			</div>
			<ul className="divide-y divide-dashed divide-field rounded-lg border border-dashed border-field px-5 wide:px-6">
				{items.map((item) => (
					<li key={item.concern} className="grid gap-1 py-4 break-inside-avoid">
						<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
							<h4 className="font-display text-h3">{item.concern_name}</h4>
							<Tag>{reportCopy.notMeasured.tag}</Tag>
						</div>
						<p className="text-ink-2">{asSentence(item.reason)}</p>
					</li>
				))}
			</ul>
		</div>
	);
}

type Layer = ReportParts["layers"][number];

/** Layers in the order of the concern cards, so that pills and cards tell the same story. */
export function orderLayers(layers: readonly Layer[], order: readonly Concern[]): Layer[] {
	const rank = (layer: Layer) => {
		const index = order.indexOf(layer.concern);
		return index < 0 ? order.length : index;
	};
	return [...layers].sort((a, b) => rank(a) - rank(b));
}

/** The most visible concern is marked first: one layer at a time can be told apart without a legend. */
export function firstShown(layers: readonly Layer[]): Concern[] {
	const [first] = layers;
	return first === undefined ? [] : [first.concern];
}

export function toggle(shown: readonly Concern[], concern: Concern): Concern[] {
	return shown.includes(concern) ? shown.filter((each) => each !== concern) : [...shown, concern];
}

/** Whether a concern is marked on the photo now; undefined where the photo has no layer for it. */
function isMarked(
	layers: readonly { concern: Concern }[],
	shown: readonly Concern[],
	concern: Concern | undefined,
): boolean | undefined {
	if (concern === undefined || layers.every((layer) => layer.concern !== concern)) return undefined;
	return shown.includes(concern);
}
