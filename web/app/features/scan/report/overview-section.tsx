import { Check } from "lucide-react";
import { Disclosure } from "#ui/disclosure.tsx";
import { Section, Skeleton } from "#ui/page.tsx";
import { reportCopy } from "./copy.ts";
import { SurenessMark } from "./reading-words.tsx";
import type { ReportParts } from "./report-parts.ts";
import { FoldSection, SECTION_IDS } from "./report-section.tsx";

const copy = reportCopy.overview;

export function OverviewSection({ parts }: { parts: ReportParts }) {
	const notes = parts.condition_notes;
	const bases = [notes?.skin_type_basis, notes?.sensitivity_basis].filter((basis) => basis !== undefined);
	return (
		<Section id={SECTION_IDS.overview} title={copy.title}>
			<div className="grid gap-4 wide:gap-6 desk:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] desk:gap-10">
				<div className="grid content-start gap-4 wide:gap-6">
					{notes === null ? (
						<Skeleton className="h-24" />
					) : (
						<div className="grid gap-2">
							<p className="text-lead">{overviewText(notes.overall_assessment, parts.red_flags)}</p>
							{notes.narrated_by && (
								<p className="text-small text-ink-2">{copy.narrated(notes.narrated_by.provider)}</p>
							)}
						</div>
					)}
					<div className="rounded-lg border border-line bg-surface px-5 pt-4 pb-1 wide:pb-2">
						<dl className="grid grid-cols-[auto_auto] gap-x-4 pb-1 wide:pb-2">
							<SkinFact
								label={copy.skinType}
								value={parts.skin_type}
								confidence={notes?.skin_type_confidence}
							/>
							<SkinFact
								label={copy.sensitivity}
								value={parts.skin_sensitivity}
								confidence={notes?.sensitivity_confidence}
							/>
						</dl>
						{bases.length > 0 && (
							<Disclosure summary={copy.basis} className="max-wide:-my-1">
								<div className="grid gap-2 text-small text-ink-2">
									{bases.map((basis) => (
										<p key={basis}>{basis}</p>
									))}
								</div>
							</Disclosure>
						)}
					</div>
				</div>
				{notes !== null && notes.positive_observations.length > 0 && (
					<div className="flex flex-wrap content-start gap-x-3 self-start rounded-lg bg-sage-soft px-5 py-3 text-sage wide:grid wide:gap-4 wide:p-6">
						<h3 className="text-h3 max-wide:font-sans max-wide:text-small max-wide:font-semibold">
							{copy.positives}
						</h3>
						<ul className="grid max-wide:text-small wide:gap-2">
							{notes.positive_observations.map((text) => (
								<li key={text} className="flex items-start gap-1.5 wide:gap-3">
									<Check
										aria-hidden="true"
										strokeWidth={2.5}
										className="mt-1 size-4 shrink-0 wide:size-4.5"
									/>
									<span className="text-ink">{text}</span>
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</Section>
	);
}

/**
 * The assessment without the advice that stands above it already. Read alone, for example while the scan still runs,
 * the text keeps it.
 */
export function overviewText(assessment: string, flags: ReportParts["red_flags"]): string {
	const said = flags?.find(({ advice }) => assessment.startsWith(advice) || assessment.endsWith(advice));
	return said === undefined ? assessment : assessment.replace(said.advice, "").trim();
}

interface SkinFactProps {
	label: string;
	/** Null while it is being worked out. */
	value: string | null;
	confidence: number | undefined;
}

/** One answer about the skin: the word and how sure it is. */
function SkinFact({ label, value, confidence }: SkinFactProps) {
	return (
		<div className="grid content-start gap-1">
			<dt className="text-small text-ink-2">{label}</dt>
			<dd className="grid gap-1">
				{value === null ? (
					<Skeleton className="h-9 w-2/3" />
				) : (
					<span className="font-display text-[1.375rem] leading-tight wide:text-[1.625rem]">{value}</span>
				)}
				{confidence !== undefined && <SurenessMark confidence={confidence} />}
			</dd>
		</div>
	);
}

const surfaceCopy = reportCopy.surface;

interface SurfaceSectionProps {
	notes: NonNullable<ReportParts["condition_notes"]>;
	/** Folded on a phone. */
	folds?: boolean;
}

export function SurfaceSection({ notes, folds = false }: SurfaceSectionProps) {
	const facts = [
		{ label: surfaceCopy.hydration, text: notes.hydration_level_assessment },
		{ label: surfaceCopy.texture, text: notes.texture_assessment },
		{ label: surfaceCopy.tone, text: notes.tone_evenness_assessment },
	];
	return (
		<FoldSection name="surface" hint={surfaceCopy.show} folds={folds}>
			<dl className="grid gap-x-10 gap-y-4 wide:border-t wide:border-line wide:pt-5 desk:grid-cols-3">
				{facts.map(({ label, text }) => (
					<div key={label} className="desk:grid desk:content-start desk:gap-1">
						<dt className="inline pr-2 font-display text-h3">{label}</dt>
						<dd className="inline text-ink-2">{text}</dd>
					</div>
				))}
			</dl>
		</FoldSection>
	);
}
