import { Check } from "lucide-react";
import { Disclosure } from "#ui/disclosure.tsx";
import { Section } from "#ui/section.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS } from "../section-ids.ts";
import { overviewText } from "./overview-text.ts";
import { SkinFact } from "./skin-fact.tsx";

const copy = reportCopy.overview;

export function OverviewSection({ parts }: { parts: ReportParts }) {
	const notes = parts.condition_notes;
	const bases = [notes?.skin_type_basis, notes?.sensitivity_basis].filter((basis) => basis !== undefined);
	return (
		<Section id={SECTION_IDS.overview} title={copy.title}>
			<div className="grid gap-6 desk:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] desk:gap-10">
				<div className="grid content-start gap-6">
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
					<div className="rounded-lg border border-line bg-surface px-5 pt-4 pb-2">
						<dl className="grid grid-cols-[auto_auto] gap-x-4 pb-2">
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
							<Disclosure summary={copy.basis}>
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
					<div className="grid content-start gap-4 self-start rounded-lg bg-sage-soft p-5 text-sage wide:p-6">
						<h3 className="text-h3">{copy.positives}</h3>
						<ul className="grid gap-2">
							{notes.positive_observations.map((text) => (
								<li key={text} className="flex items-start gap-3">
									<Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4.5 shrink-0" />
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
