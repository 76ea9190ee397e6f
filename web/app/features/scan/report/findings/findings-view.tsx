import type { Concern } from "@dewlight/core/skin/concern.ts";
import { isReportable, unreadIn } from "@dewlight/core/skin/readable-concerns.ts";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { Section } from "#ui/section.tsx";
import { wantsCalm } from "#ui/wants-calm.ts";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { CalmFindings } from "./calm-findings.tsx";
import { ConcernCard } from "./concern-card.tsx";
import { NotMeasuredList } from "./not-measured-list.tsx";
import { firstShown, isMarked, orderLayers, toggle } from "./shown-layers.ts";

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
