import type { User } from "@dewlight/contracts/accounts.ts";
import { DIARY_NOTE_LENGTH } from "@dewlight/contracts/diary.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { FEELINGS, type Feeling } from "@dewlight/core/skin/self-report.ts";
import { Check } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextArea } from "#ui/field.tsx";
import { Card } from "#ui/page.tsx";
import { RedFlagAdvice } from "#ui/red-flag-advice.tsx";
import { diaryCopy as copy } from "./copy.ts";
import type { Told } from "./kept-told.ts";

type Group = keyof typeof copy.groups;
const GROUPS = Object.keys(copy.groups) as Group[];

/** The card of a day's diary, whatever stands in it. */
export function DiaryFrame({ children }: { children: ReactNode }) {
	const titleId = useId();
	return (
		<Card className="print:hidden">
			<section aria-labelledby={titleId} className="grid gap-4">
				<div className="grid gap-1">
					<h2 id={titleId} className="text-h2 text-fig">
						{copy.title}
					</h2>
					<p className="text-small text-ink-2">{copy.lead}</p>
				</div>
				{children}
			</section>
		</Card>
	);
}

/** Whether a plan holds no treatment; of one that nobody can ask for, as on the kept page, that is not said. */
function nothingRests(plan: User["care_plan"] | undefined): boolean {
	if (plan === undefined) return false;
	const steps = PLAN_SECTIONS.flatMap((section) => Object.values(plan?.[section] ?? {}));
	return steps.every(({ pause_if }) => pause_if === undefined);
}

interface DayFormProps {
	told: Told;
	flags?: Parameters<typeof RedFlagAdvice>[0]["flags"];
	saving: boolean;
	/** What became of the last tap. */
	children: ReactNode;
	onTell: (change: Partial<Told>) => void;
}

/** How skin is with one tap; more of the day where somebody likes to tell it. */
export function DayForm({ told, flags = [], saving, children, onTell }: DayFormProps) {
	const [note, setNote] = useState(told.note ?? "");
	const plan = useUser()?.care_plan;
	return (
		<div className="grid gap-4">
			<fieldset>
				<legend className="sr-only">{copy.title}</legend>
				<div className="flex flex-wrap gap-2">
					{FEELINGS.map((feeling) => (
						<TapChip
							key={feeling}
							pressed={told.felt.includes(feeling)}
							onTap={() => onTell({ felt: toggled(told.felt, feeling) })}
						>
							{copy.feelings[feeling]}
						</TapChip>
					))}
				</div>
			</fieldset>
			<div aria-live="polite" className="grid gap-2 text-small empty:hidden">
				{children}
				{told.felt.includes("stings") && <p>{nothingRests(plan) ? copy.stingsOnly : copy.stings}</p>}
			</div>
			<RedFlagAdvice flags={flags} />
			<Disclosure summary={copy.more} onPaper={false}>
				<div className="grid gap-5">
					<p className="max-w-reading text-small text-ink-2">{copy.moreText}</p>
					{GROUPS.map((group) => (
						<OneOf
							key={group}
							group={group}
							chosen={told[group]}
							onChoose={(value) => onTell({ [group]: value })}
						/>
					))}
					<div className="grid max-w-reading justify-items-start gap-3">
						<TextArea
							label={copy.note}
							hint={copy.noteHint}
							maxLength={DIARY_NOTE_LENGTH}
							value={note}
							onChange={({ target }) => setNote(target.value)}
						/>
						<Button
							tone="secondary"
							size="small"
							busy={saving}
							onClick={() => onTell({ note: note.trim() || null })}
						>
							{saving ? copy.saving : copy.saveNote}
						</Button>
					</div>
				</div>
			</Disclosure>
		</div>
	);
}

interface OneOfProps {
	group: Group;
	chosen: string | null;
	onChoose: (value: string | null) => void;
}

/** One of a few, or none: a second tap takes it back. */
function OneOf({ group, chosen, onChoose }: OneOfProps) {
	const { title, options } = copy.groups[group];
	return (
		<fieldset className="grid gap-2">
			<legend className="mb-2 text-small font-semibold">{title}</legend>
			<div className="flex flex-wrap gap-2">
				{Object.entries(options).map(([value, words]) => (
					<TapChip
						key={value}
						pressed={chosen === value}
						onTap={() => onChoose(chosen === value ? null : value)}
					>
						{words}
					</TapChip>
				))}
			</div>
		</fieldset>
	);
}

/** Skin that is calm is nothing else; anything else ends the calm. */
function toggled(felt: readonly Feeling[], feeling: Feeling): Feeling[] {
	if (felt.includes(feeling)) return felt.filter((one) => one !== feeling);
	return feeling === "calm" ? ["calm"] : [...felt.filter((one) => one !== "calm"), feeling];
}

interface TapChipProps {
	pressed: boolean;
	onTap: () => void;
	children: ReactNode;
}

/** A small button that stays pressed; the mark tells it without color, too. */
function TapChip({ pressed, onTap, children }: TapChipProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onTap}
			className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field bg-surface px-4 text-small font-semibold transition-colors hover:border-fig aria-pressed:border-fig aria-pressed:bg-blush aria-pressed:text-fig"
		>
			{pressed && <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />}
			{children}
		</button>
	);
}
