import { findActive } from "@dewlight/core/knowledge/actives.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { Hourglass, type LucideIcon } from "lucide-react";
import { carryToChat } from "#api/browser-storage.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { TextLink } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { Section } from "#ui/page.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { PlanNotes } from "#ui/plan/plan-notes.tsx";
import { instructionWords, scheduleWords } from "#ui/plan/schedule.ts";
import { SECTION_ICONS, StepDetails, WeekDots } from "#ui/plan/step-details.tsx";
import { ProductShape } from "#ui/product/product-picture.tsx";
import { Tag } from "#ui/tag.tsx";
import { labelOf } from "#ui/words.ts";
import { reportCopy } from "../copy.ts";
import { type CarePlanReading, type PlanRow, readCarePlan } from "../report-parts.ts";
import { SECTION_IDS, useIsPhone } from "../report-section.tsx";

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
	const user = useUser();
	const isPhone = useIsPhone();
	const onAsk = user === null ? undefined : (question: string) => carryToChat(user.id, question);
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
				<Section id={SECTION_IDS.plan} title={copy.title} lead={isPhone && linked ? undefined : copy.lead}>
					<PlanLines sections={plan.sections} />
					<PlanNotes
						kind="safety"
						notes={plan.notes}
						onAsk={linked ? onAsk : undefined}
						brief={linked && isPhone}
					/>
					<div className="flex flex-wrap items-start gap-x-6 max-wide:-my-2">
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
							{isPhone && linked && <p className="pb-4 text-ink-2">{copy.lead}</p>}
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

interface Sections {
	sections: readonly { section: PlanSection; rows: readonly PlanRow[] }[];
}

/** The plan in four lines: morning, night, weekly, and what does not begin at once. */
function PlanLines({ sections }: Sections) {
	const waiting = sections.flatMap(({ section, rows }) =>
		rows.flatMap((row) => {
			const week = row.step?.start_week ?? 1;
			return week > 1 ? [`${nameOf(row)} ${copy.at[section]} ${copy.begins(week)}`] : [];
		}),
	);
	return (
		<dl className="grid divide-y divide-line rounded-lg border border-line bg-surface px-4 shadow-soft wide:px-6">
			{sections.map(({ section, rows }) => (
				<Line key={section} icon={SECTION_ICONS[section]} label={copy.lines[section]}>
					{rows.length === 0 ? copy.nothing : rows.map(nameOf).join(", ")}
				</Line>
			))}
			{waiting.length > 0 && (
				<Line icon={Hourglass} label={copy.lines.waits}>
					{waiting.join("; ")}
				</Line>
			)}
		</dl>
	);
}

function nameOf({ key, step }: PlanRow): string {
	const actives = (step?.actives ?? []).flatMap((id) => findActive(id)?.name ?? []);
	return copy.named(labelOf(key), actives);
}

function Line({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: string }) {
	return (
		<div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2.5 break-inside-avoid wide:grid-cols-[9rem_minmax(0,1fr)] wide:gap-x-4 wide:py-3.5">
			<dt className="flex items-center gap-2 self-start font-semibold text-fig max-wide:text-small max-wide:leading-[1.7] wide:gap-2.5">
				<Icon aria-hidden="true" className="size-4.5 shrink-0 wide:size-5" />
				{label}
			</dt>
			<dd className="max-wide:text-small max-wide:leading-[1.7]">{children}</dd>
		</div>
	);
}

function PlanStep({ section, row }: { section: PlanSection; row: PlanRow }) {
	const { key, step } = row;
	const label = labelOf(key);
	const schedule = step === null ? null : scheduleWords(section, step);
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-5 break-inside-avoid">
			<ProductShape category={key} className="h-14 w-11" />
			<div className="grid gap-1.5">
				<h4 className="font-display text-h3">{label}</h4>
				<div className="flex flex-wrap gap-1.5 empty:hidden">
					{schedule !== null && <Tag>{schedule}</Tag>}
					{step?.evidence && <Tag tone="fig">{planCopy.evidenceTags[step.evidence.grade]}</Tag>}
				</div>
			</div>
			<div className="col-span-2 grid gap-2">
				{step === null ? (
					<p className="text-ink-2">{copy.noInstruction}</p>
				) : (
					<>
						<p>{instructionWords(step.instruction)}</p>
						{step.days && <WeekDots days={step.days} />}
						{step.product && (
							<p className="text-small">
								<span className="text-ink-2">{copy.product}: </span>
								<OutboundLink
									href={step.product.product_url}
									className="font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
								>
									{step.product.name}
								</OutboundLink>
							</p>
						)}
						{!step.product && step.look_for && <p className="text-small">{step.look_for}</p>}
						<StepDetails step={step} />
					</>
				)}
			</div>
		</li>
	);
}
