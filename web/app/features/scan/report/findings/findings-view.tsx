import type { Concern } from "@dewlight/core/skin/concern.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { isReportable, unreadIn } from "@dewlight/core/skin/find-concerns.ts";
import { Check } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { severityCopy } from "#ui/meters.tsx";
import { Section } from "#ui/page.tsx";
import { wantsCalm } from "#ui/wants-calm.ts";
import { asSentence } from "#ui/words.ts";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { findingId, useIsPhone } from "../report-section.tsx";
import { CloseUp, ConcernCard, FindingRow } from "./concern-card.tsx";

const copy = reportCopy.findings;

/** Which concerns are marked on the photo, and how that is changed. */
export interface Marks {
	layers: ReportParts["layers"];
	shown: readonly Concern[];
	/** How opaque the marks of a concern are at most, 0 to 1; full where it is missing. */
	strengths: Partial<Record<string, number>>;
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
	const named = concerns.flatMap(({ concern }) => concern ?? []);
	// A report of before ids were kept cannot tell which layer its findings have.
	const layers = named.length === concerns.length ? namedLayers(parts.layers, named) : parts.layers;
	const few = fewMarked(parts, named);
	const isPhone = useIsPhone();
	const frame = useRef<HTMLDivElement>(null);
	const [chosen, setChosen] = useState<Concern[] | null>(null);
	const shown = chosen ?? firstShown(layers);
	const strengths = Object.fromEntries(
		concerns.map((one) => [one.concern ?? "", markStrength(one.concern, one.severity_score)]),
	);
	const onToggle = (concern: Concern) => setChosen(toggle(shown, concern));

	const showFromCard = (concern: Concern | undefined) => {
		if (concern === undefined) return;
		onToggle(concern);
		if (shown.includes(concern)) return;
		frame.current?.scrollIntoView({ behavior: wantsCalm() ? "auto" : "smooth", block: "nearest" });
	};

	return (
		<Section id={id} title={copy.title} lead={leadOf(parts.frames)}>
			<div className="grid gap-4 wide:gap-8 desk:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] desk:gap-10">
				<div ref={frame} className={classNames("desk:sticky desk:self-start", photoClass)}>
					{photo({ layers, shown, strengths, onToggle, onClear: () => setChosen([]) })}
				</div>
				<div className="grid content-start gap-4 wide:gap-6">
					{concerns.length === 0 && <NothingFound findings={parts.findings} isRest={few.length > 0} />}
					{concerns.length + few.length > 0 && (
						<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
							{concerns.map((concern, place) => (
								<ConcernCard
									closeUp={parts.close_ups.find((one) => one.concern === concern.concern)}
									key={`${concern.concern_name} ${concern.location_observed}`}
									concern={concern}
									metrics={parts.metrics}
									shown={isMarked(layers, shown, concern.concern)}
									onToggle={() => showFromCard(concern.concern)}
									strength={markStrength(concern.concern, concern.severity_score)}
									open={place === 0 && (!isPhone || concerns.length + few.length === 1)}
								/>
							))}
							{few.map((closeUp) => (
								<FewMarked key={closeUp.concern} closeUp={closeUp} />
							))}
						</ul>
					)}
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
function NothingFound({ findings, isRest }: Pick<ReportParts, "findings"> & { isRest: boolean }) {
	return isReportable(unreadIn(findings ?? [])) ? (
		<p className="rounded-lg bg-sage-soft p-6 font-medium text-sage">{isRest ? copy.noneElse : copy.none}</p>
	) : (
		<p className="rounded-lg bg-silk p-6 font-medium">{copy.tooLittle}</p>
	);
}

/** Spots and marks are told one by one, also where they are too few for a card: their crop stands here. */
const TOLD_BY_ONE: readonly Concern[] = ["acne", "dark_spots"];

function fewMarked(parts: ReportParts, carded: readonly Concern[]): ReportParts["close_ups"] {
	const told = TOLD_BY_ONE.filter((concern) => !carded.includes(concern));
	return told.flatMap((one) => parts.close_ups.filter(({ concern }) => concern === one));
}

function FewMarked({ closeUp }: { closeUp: ReportParts["close_ups"][number] }) {
	const name = CONCERN_NAMES[closeUp.concern];
	return (
		<FindingRow
			id={findingId(closeUp.concern)}
			name={name}
			head={<p className="text-small text-ink-2">{copy.few}</p>}
			open={false}
		>
			<CloseUp name={name} closeUp={closeUp} />
		</FindingRow>
	);
}

/** Concerns that were measured and do not stand out: severity below 1. */
function CalmFindings({ findings }: { findings: NonNullable<ReportParts["findings"]> }) {
	const calm = findings.flatMap(({ concern, severity }) =>
		severity !== null && severity < 1 ? [{ concern, severity }] : [],
	);
	if (calm.length === 0) return null;
	return (
		<Disclosure summary={reportCopy.findings.calmTitle(calm.length)} className="max-wide:-my-2">
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
		<div className="grid gap-1.5 rounded-lg border border-dashed border-field px-5 py-3.5 break-inside-avoid wide:px-6 wide:py-4">
			<h3 className="font-sans text-body font-semibold">{reportCopy.notMeasured.title}</h3>
			<ul className="grid gap-1.5 text-small">
				{items.map((item) => (
					<li key={item.concern}>
						<h4 className="inline font-semibold">{`${item.concern_name}: `}</h4>
						<p className="inline text-ink-2">{asSentence(item.reason)}</p>
					</li>
				))}
			</ul>
			<p className="max-w-reading text-small text-ink-2">{reportCopy.notMeasured.lead}</p>
		</div>
	);
}

type Layer = ReportParts["layers"][number];

/**
 * The layers of what the report names, in the order of its cards: what is too slight to name is not marked either. Spots
 * and marks are told one by one however few they are, so theirs always stay.
 */
export function namedLayers(layers: readonly Layer[], named: readonly Concern[]): Layer[] {
	const order = [...named, ...TOLD_BY_ONE.filter((concern) => !named.includes(concern))];
	return order.flatMap((concern) => layers.filter((layer) => layer.concern === concern));
}

/** An area is marked as strongly as it is seen: what the words call slight does not glow. Rings and diamonds stay clear. */
export function markStrength(concern: Concern | undefined, severity: number): number {
	if (concern === undefined || TOLD_BY_ONE.includes(concern)) return 1;
	return Math.min(1, 0.4 + 0.15 * severity);
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
