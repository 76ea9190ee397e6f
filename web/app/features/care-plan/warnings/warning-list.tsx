import { type RoutineWarning, WARNING_LEVELS } from "@dewlight/contracts/profile.ts";
import { Check, CircleStop, Info, type LucideIcon, Shuffle, Sparkles } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Section } from "#ui/page.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { SourceList } from "#ui/plan/sources.tsx";
import { warningsCopy as copy } from "./copy.ts";

type Level = RoutineWarning["level"];

/** A myth reassures, so it wears the color of calm. */
const LOOKS: Record<Level, { icon: LucideIcon; card: string; label: string }> = {
	stop: { icon: CircleStop, card: "border-danger/40 bg-danger-soft", label: "text-danger" },
	change: { icon: Shuffle, card: "border-amber/40 bg-amber-soft", label: "text-amber" },
	know: { icon: Info, card: "border-line bg-surface", label: "text-ink-2" },
	myth: { icon: Sparkles, card: "border-sage/30 bg-sage-soft", label: "text-sage" },
};

interface WarningListProps {
	warnings: readonly RoutineWarning[];
	/** Names of everything in use, by id. */
	names: ReadonlyMap<string, string>;
}

/** What the rules say about everything in use, the most pressing first. */
export function WarningList({ warnings, names }: WarningListProps) {
	const sorted = WARNING_LEVELS.filter((level) => level !== "myth").flatMap((level) =>
		warnings.filter((warning) => warning.level === level),
	);
	return (
		<Section id="warnings" title={copy.title} lead={copy.lead}>
			{sorted.length === 0 ? (
				<p className="flex items-start gap-3 rounded-sm bg-sage-soft px-4 py-3.5 font-medium text-sage">
					<Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4.5 shrink-0" />
					{copy.calm}
				</p>
			) : (
				<Cards warnings={sorted} names={names} />
			)}
		</Section>
	);
}

/** What is said against what they use and does not hold: nothing to do, so it waits below the plan in one line. */
export function MythList({ warnings, names }: WarningListProps) {
	const myths = warnings.filter(({ level }) => level === "myth");
	if (myths.length === 0) return null;
	return (
		<Disclosure summary={copy.myths(myths.length)}>
			<Cards warnings={myths} names={names} />
		</Disclosure>
	);
}

function Cards({ warnings, names }: WarningListProps) {
	return (
		<ul className="grid gap-4">
			{warnings.map((warning) => (
				<WarningCard
					key={`${warning.rule_id} ${warning.steps.join()} ${warning.product_ids.join()}`}
					warning={warning}
					products={warning.product_ids.flatMap((id) => names.get(id) ?? [])}
				/>
			))}
		</ul>
	);
}

interface WarningCardProps {
	warning: RoutineWarning;
	/** Names of the products it is about. */
	products: readonly string[];
}

/** One thing the rules say: what, why, what to do, and what that rests on. */
function WarningCard({ warning, products }: WarningCardProps) {
	const { level, title, why, fix, grade, sources } = warning;
	const { icon: Icon, card, label } = LOOKS[level];
	return (
		<li className={classNames("grid gap-3 rounded-lg border p-5 break-inside-avoid wide:p-6", card)}>
			<div className="grid gap-1">
				<p className={classNames("flex items-center gap-2 text-small font-semibold", label)}>
					<Icon aria-hidden="true" className="size-4.5 shrink-0" />
					{copy.levels[level]}
				</p>
				<h3 className="text-h3">{title}</h3>
				{products.length > 0 && (
					<p className="text-small text-ink-2">
						<span className="sr-only">{copy.about}: </span>
						{products.join(" · ")}
					</p>
				)}
			</div>
			<dl className="grid gap-3 desk:grid-cols-2 desk:gap-8">
				<Line term={copy.why} text={why} />
				{fix !== "" && <Line term={level === "myth" ? copy.mythFix : copy.fix} text={fix} />}
			</dl>
			{(isGrade(grade) || sources.length > 0) && (
				<Disclosure summary={copy.evidence}>
					{isGrade(grade) && <p className="text-small">{planCopy.grades[grade]}</p>}
					<SourceList sources={sources} />
				</Disclosure>
			)}
		</li>
	);
}

function Line({ term, text }: { term: string; text: string }) {
	return (
		<div className="grid gap-0.5">
			<dt className="text-small font-semibold">{term}</dt>
			<dd>{text}</dd>
		</div>
	);
}

function isGrade(grade: string): grade is keyof typeof planCopy.grades {
	return grade in planCopy.grades;
}
