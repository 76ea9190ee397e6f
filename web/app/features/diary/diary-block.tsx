import { DIARY_NOTE_LENGTH, type DiaryEntry } from "@dewlight/contracts/diary.ts";
import { FEELINGS, type Feeling } from "@dewlight/core/skin/diary.ts";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { diaryQuery, useWriteDiary } from "#api/diary-calls.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { localDay } from "#ui/plan/routine-moment.ts";
import { RedFlagAdvice } from "#ui/red-flag-advice.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { diaryCopy as copy } from "./copy.ts";

const NOTHING: DiaryEntry = {
	felt: [],
	sleep: null,
	stress: null,
	cycle: null,
	sun: null,
	note: null,
	red_flags: [],
};
type Told = Omit<DiaryEntry, "red_flags">;
type Group = keyof typeof copy.groups;
const GROUPS = Object.keys(copy.groups) as Group[];

/** How skin is today, with one tap; more of the day where somebody likes to tell it. */
export function DiaryBlock() {
	const [today] = useState(() => localDay(new Date()));
	const titleId = useId();
	const { data, isError, isFetching, refetch } = useQuery(diaryQuery(today, today));
	return (
		<Card className="print:hidden">
			<section aria-labelledby={titleId} className="grid gap-4">
				<div className="grid gap-1">
					<h2 id={titleId} className="text-h2 text-fig">
						{copy.title}
					</h2>
					<p className="text-small text-ink-2">{copy.lead}</p>
				</div>
				{data !== undefined ? (
					<DayForm day={today} entry={data[0]?.entry ?? NOTHING} />
				) : isError && !isFetching ? (
					<RetryNotice text={copy.failed} retryLabel={copy.retry} onRetry={() => void refetch()} />
				) : (
					<>
						<output className="sr-only">{copy.loading}</output>
						<Skeleton className="h-12 rounded-full" />
					</>
				)}
			</section>
		</Card>
	);
}

function DayForm({ day, entry }: { day: string; entry: DiaryEntry }) {
	const write = useWriteDiary();
	const [note, setNote] = useState(entry.note ?? "");
	// What was tapped last stands while it is on its way.
	const told: Told = write.isPending ? { ...entry, ...asTold(write.variables) } : entry;
	const flags = write.data?.entry?.red_flags ?? entry.red_flags;
	const save = (change: Partial<Told>) => write.mutate({ day, ...withoutFlags({ ...told, ...change }) });
	return (
		<div className="grid gap-4">
			<fieldset>
				<legend className="sr-only">{copy.title}</legend>
				<div className="flex flex-wrap gap-2">
					{FEELINGS.map((feeling) => (
						<TapChip
							key={feeling}
							pressed={told.felt.includes(feeling)}
							onTap={() => save({ felt: toggled(told.felt, feeling) })}
						>
							{copy.feelings[feeling]}
						</TapChip>
					))}
				</div>
			</fieldset>
			<div aria-live="polite" className="grid gap-2 text-small empty:hidden">
				{write.isError && <p className="font-medium text-danger">{copy.notSaved}</p>}
				{write.isSuccess && <p className="text-ink-2">{copy.saved}</p>}
				{told.felt.includes("stings") && <p>{copy.stings}</p>}
				{write.data?.plan_changed && <p>{copy.planChanged}</p>}
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
							onChoose={(value) => save({ [group]: value })}
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
							busy={write.isPending}
							onClick={() => save({ note: note.trim() || null })}
						>
							{write.isPending ? copy.saving : copy.saveNote}
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

function withoutFlags({ felt, sleep, stress, cycle, sun, note }: Told): Told {
	return { felt, sleep, stress, cycle, sun, note };
}

function asTold(sent: Partial<Told> | undefined): Partial<Told> {
	return Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== undefined));
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
