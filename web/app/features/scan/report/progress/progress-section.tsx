import { ArrowRight, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS } from "../section-ids.ts";
import { ChangeTable } from "./change-table.tsx";

type Summary = NonNullable<ReportParts["progress_summary"]>;

const copy = reportCopy.progress;
const BASIS: Record<NonNullable<Summary["basis"]>, string> = {
	baseline: copy.baseline,
	compared: copy.compared,
	not_comparable: copy.notComparable,
};

export function ProgressSection({ summary }: { summary: Summary }) {
	return (
		<Section id={SECTION_IDS.progress} title={copy.title}>
			<div className="grid gap-6">
				<div className="grid max-w-reading justify-items-start gap-3">
					{summary.basis !== undefined && <Tag tone="fig">{BASIS[summary.basis]}</Tag>}
					<p className="text-lead">{summary.overall_assessment}</p>
					<TextLink to={paths.progress} className="inline-flex min-h-11 items-center print:hidden">
						{copy.allReadings}
					</TextLink>
				</div>
				{summary.not_comparable_because.length > 0 && (
					<Notice title={copy.whyNot}>
						<ul className="grid gap-1">
							{summary.not_comparable_because.map((text) => (
								<li key={text}>{text}</li>
							))}
						</ul>
					</Notice>
				)}
				<div className="grid gap-4 empty:hidden desk:auto-cols-fr desk:grid-flow-col">
					<Sentences
						title={copy.improvements}
						items={summary.improvements}
						style="bg-sage-soft text-sage"
						icon={<TrendingUp aria-hidden="true" className="size-5" />}
					/>
					<Sentences
						title={copy.regressions}
						items={summary.regressions}
						style="bg-amber-soft text-amber"
						icon={<TrendingDown aria-hidden="true" className="size-5" />}
					/>
				</div>
				{summary.changes.length > 0 && <ChangeTable changes={summary.changes} />}
				{summary.action_items.length > 0 && (
					<div className="grid gap-3">
						<h3 className="text-h3">{copy.actions}</h3>
						<ul className="grid max-w-reading gap-2">
							{summary.action_items.map((text) => (
								<li key={text} className="flex items-start gap-3">
									<ArrowRight aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-fig" />
									{text}
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</Section>
	);
}

interface SentencesProps {
	title: string;
	items: readonly string[];
	style: string;
	icon: ReactNode;
}

function Sentences({ title, items, style, icon }: SentencesProps) {
	if (items.length === 0) return null;
	return (
		<div className={`grid content-start gap-3 rounded-lg p-5 ${style}`}>
			<h3 className="flex items-center gap-2 text-h3">
				{icon}
				{title}
			</h3>
			<ul className="grid gap-2 text-ink">
				{items.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</div>
	);
}
