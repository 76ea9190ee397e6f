import type { Profile } from "@dewlight/contracts/profile.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { Tag } from "#ui/tag.tsx";
import { dayWords, labelOf } from "#ui/words.ts";

const copy = {
	title: "What changed, and why",
	since: (date: string) => `Since your plan of ${date}`,
	toldLead: "So we made your plan again from the same photo.",
	count: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
	none: (date: string) => `Nothing changed since your plan of ${date}.`,
	noneTold: "The steps and products stay as they were.",
	kinds: { added: "New", removed: "Gone", changed: "Changed" },
	because: "Why",
} as const;

type PlanChange = Profile["changes"][number];
const TONES = { added: "sage", removed: "neutral", changed: "amber" } as const;

interface PlanChangesProps {
	changes: readonly PlanChange[];
	/** The answers that had the plan made again; missing when a scan made it. */
	told?: string | undefined;
	/** When the plan before was made; null for the first plan. */
	previousPlanAt: string | null;
}

/** What the last scan or new answers changed in the plan, each with its reason. A first plan has nothing to compare. */
export function PlanChanges({ changes, told, previousPlanAt }: PlanChangesProps) {
	if (previousPlanAt === null) return null;
	const date = dayWords(previousPlanAt);
	if (changes.length === 0 && told === undefined) return <p className="text-ink-2">{copy.none(date)}</p>;
	return (
		<section
			aria-labelledby="plan-changes-title"
			className="rounded-lg border border-line bg-surface px-5 pt-5 pb-3 shadow-soft wide:px-7 wide:pt-6"
		>
			<h2 id="plan-changes-title" className="text-h2">
				{copy.title}
			</h2>
			<p className="pt-1 text-ink-2">{copy.since(date)}</p>
			{told !== undefined && (
				<p className="max-w-reading pt-3">
					<span className="font-semibold">{told}</span> {copy.toldLead}
				</p>
			)}
			{changes.length === 0 ? (
				<p className="py-3 text-ink-2">{copy.noneTold}</p>
			) : (
				<Disclosure summary={copy.count(changes.length)}>
					<ul className="divide-y divide-line">
						{changes.map((change) => (
							<Change key={`${change.kind} ${change.section} ${change.step}`} change={change} />
						))}
					</ul>
				</Disclosure>
			)}
		</section>
	);
}

function Change({ change }: { change: PlanChange }) {
	const { kind, section, step, text, because } = change;
	return (
		<li className="grid gap-1.5 py-4">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<Tag tone={TONES[kind]}>{copy.kinds[kind]}</Tag>
				<span className="font-semibold">{labelOf(step)}</span>
				<span className="text-small text-ink-2">{planCopy.sections[section]}</span>
			</p>
			<p>{text}</p>
			<p className="text-small text-ink-2">
				<span className="font-semibold">{copy.because}: </span>
				{because}
			</p>
		</li>
	);
}
