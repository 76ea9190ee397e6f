import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { paths } from "#paths.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { PlanNotes } from "#ui/plan/plan-notes.tsx";
import { SECTION_ICONS } from "#ui/plan/section-icons.ts";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { reportCopy } from "../copy.ts";
import { SECTION_IDS } from "../section-ids.ts";
import { PlanLines } from "./plan-lines.tsx";
import { PlanStep } from "./plan-step.tsx";
import { type CarePlanReading, type PlanRow, readCarePlan } from "./read-care-plan.ts";

const copy = reportCopy.plan;
type Plan = Extract<CarePlanReading, { kind: "plan" }>;

interface CarePlanSectionProps {
	raw: unknown;
	/** Whether the plan's own page is open to the reader. */
	linked?: boolean;
}

/** The plan in a few lines; every step with instruction and product stands one tap behind them. */
export function CarePlanSection({ raw, linked = true }: CarePlanSectionProps) {
	const plan = readCarePlan(raw);
	switch (plan.kind) {
		case "wrong_shape":
			return <PlanFrame text={copy.wrongShape} />;
		case "empty":
			return plan.notes.length === 0 ? (
				<PlanFrame text={copy.empty} />
			) : (
				<PlanFrame tone="info" text={plan.notes.map(({ text }) => text).join(" ")} />
			);
		case "plan":
			return (
				<Section id={SECTION_IDS.plan} title={copy.title} lead={copy.lead}>
					<PlanLines sections={plan.sections} />
					<PlanNotes kind="safety" notes={plan.notes} />
					<div className="flex flex-wrap items-start gap-x-6">
						{linked && (
							<TextLink
								to={paths.carePlan}
								className="inline-flex min-h-11 items-center text-small print:hidden"
							>
								{copy.open}
							</TextLink>
						)}
						<Disclosure
							summary={copy.every}
							open={plan.sections.some(({ rows }) => rows.some(({ step }) => step === null))}
							className="open:basis-full"
						>
							<EveryStep sections={plan.sections} notes={plan.notes} />
						</Disclosure>
					</div>
				</Section>
			);
	}
}

function EveryStep({ sections, notes }: Pick<Plan, "sections" | "notes">) {
	return (
		<div className="grid gap-5">
			<div className="grid items-start gap-5 desk:grid-cols-2">
				{sections.map(({ section, rows }) => (
					<PlanPart key={section} section={section} rows={rows} />
				))}
			</div>
			<PlanNotes kind="also" notes={notes} />
		</div>
	);
}

function PlanFrame({ text, tone = "warn" }: { text: string; tone?: "warn" | "info" }) {
	return (
		<Section id={SECTION_IDS.plan} title={copy.title}>
			<Notice tone={tone}>{text}</Notice>
		</Section>
	);
}

function PlanPart({ section, rows }: { section: PlanSection; rows: readonly PlanRow[] }) {
	const Icon = SECTION_ICONS[section];
	return (
		<div className="rounded-lg border border-line bg-surface px-5 pt-5 shadow-soft wide:px-6 wide:pt-6 desk:last:odd:col-span-2">
			<h3 className="flex items-center gap-2.5 pb-1 text-h3 text-fig">
				<Icon aria-hidden="true" className="size-5" />
				{planCopy.sections[section]}
			</h3>
			{rows.length === 0 ? (
				<p className="py-5 text-ink-2">{copy.nothing}</p>
			) : (
				<ol className="divide-y divide-line">
					{rows.map((row) => (
						<PlanStep key={row.key} section={section} row={row} />
					))}
				</ol>
			)}
		</div>
	);
}
