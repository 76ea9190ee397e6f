import type { ReminderChoices, RemindersAnswer } from "@dewlight/contracts/reminders.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pageMeta } from "#page-meta.ts";
import { platform } from "#platform/current.ts";
import { Button } from "#ui/button.tsx";
import { uiCopy } from "#ui/copy.ts";
import { Checkbox, TextField } from "#ui/field.tsx";
import { Card, Page, Skeleton } from "#ui/page.tsx";
import { ErrorState } from "#ui/state-view.tsx";
import { remindersCopy as copy } from "./copy.ts";
import {
	type ReminderChange,
	remindersQuery,
	ThisBrowser,
	ThisPhone,
	useReminderChange,
} from "./reminder-delivery.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** What a person wants to be reminded of. */
export default function RemindersScreen() {
	const { data, isError, isFetching, refetch } = useQuery(remindersQuery);
	return (
		<Page width="reading" title={copy.title} lead={copy.lead}>
			{data !== undefined ? (
				<RemindersForm reminders={data} />
			) : isError && !isFetching ? (
				<ErrorState title={copy.failed} onRetry={() => void refetch()}>
					<p>{uiCopy.tryAgain}</p>
				</ErrorState>
			) : (
				<>
					<output className="sr-only">{copy.loading}</output>
					<Skeleton className="h-96 rounded-lg" />
				</>
			)}
		</Page>
	);
}

const MORNING = 7 * 60 + 30;
const NIGHT = 21 * 60 + 30;
const QUIET = { from: 22 * 60, to: 7 * 60 };

/** Nothing is ticked before somebody ticks it. */
const NOTHING: Omit<ReminderChoices, "time_zone"> = {
	morning_at: null,
	night_at: null,
	next_scan: false,
	ramp_step: false,
	patch_test: false,
	expiry: false,
	quiet: QUIET,
	by_mail: false,
};

export function RemindersForm({ reminders }: { reminders: RemindersAnswer }) {
	const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
	const [choices, setChoices] = useState<ReminderChoices>({
		...NOTHING,
		...reminders.choices,
		time_zone: zone,
	});
	const change = useReminderChange();
	const set = (part: Partial<ReminderChoices>) => setChoices((before) => ({ ...before, ...part }));
	const isOn = reminders.choices !== null || reminders.devices > 0;
	const said = change.isSuccess ? saidOf(change.variables, reminders.devices) : null;
	return (
		<form
			className="grid gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				change.mutate({ kind: "choose", choices });
			}}
		>
			<Card className="grid gap-4">
				<h2 className="text-h2">{copy.what}</h2>
				<TimedChoice
					label={copy.morning}
					at={choices.morning_at}
					usual={MORNING}
					quiet={choices.quiet}
					onChange={(morning_at) => set({ morning_at })}
				/>
				<TimedChoice
					label={copy.night}
					at={choices.night_at}
					usual={NIGHT}
					quiet={choices.quiet}
					onChange={(night_at) => set({ night_at })}
				/>
				<Checkbox
					label={copy.rampStep}
					checked={choices.ramp_step}
					onChange={({ currentTarget }) => set({ ramp_step: currentTarget.checked })}
				/>
				<Checkbox
					label={copy.nextScan}
					checked={choices.next_scan}
					onChange={({ currentTarget }) => set({ next_scan: currentTarget.checked })}
				/>
				<Checkbox
					label={copy.patchTest}
					checked={choices.patch_test}
					onChange={({ currentTarget }) => set({ patch_test: currentTarget.checked })}
				/>
				<Checkbox
					label={copy.expiry}
					checked={choices.expiry}
					onChange={({ currentTarget }) => set({ expiry: currentTarget.checked })}
				/>
			</Card>
			<Card className="grid gap-4">
				<h2 className="text-h2">{copy.when}</h2>
				<Checkbox
					label={copy.quiet}
					checked={choices.quiet !== null}
					onChange={({ currentTarget }) => set({ quiet: currentTarget.checked ? QUIET : null })}
				/>
				{choices.quiet !== null && (
					<div className="grid grid-cols-2 gap-4">
						<TimeField
							label={copy.quietFrom}
							at={choices.quiet.from}
							onChange={(from) => set({ quiet: { ...(choices.quiet ?? QUIET), from } })}
						/>
						<TimeField
							label={copy.quietTo}
							at={choices.quiet.to}
							onChange={(to) => set({ quiet: { ...(choices.quiet ?? QUIET), to } })}
						/>
					</div>
				)}
				<p className="text-small text-ink-2">{copy.zone(choices.time_zone)}</p>
			</Card>
			<Card className="grid justify-items-start gap-4">
				<h2 className="text-h2">{copy.how}</h2>
				<p className="text-small text-ink-2">{copy.private}</p>
				{platform.shell === null ? <ThisBrowser devices={reminders.devices} /> : <ThisPhone />}
				<Checkbox
					label={copy.byMail}
					checked={choices.by_mail}
					onChange={({ currentTarget }) => set({ by_mail: currentTarget.checked })}
				/>
			</Card>
			<div className="flex flex-wrap items-center gap-3">
				<Button type="submit" busy={change.isPending}>
					{change.isPending ? copy.saving : copy.save}
				</Button>
				{isOn && (
					<Button
						tone="secondary"
						disabled={change.isPending}
						onClick={() => {
							change.mutate({ kind: "stop" });
							setChoices({ ...NOTHING, time_zone: zone });
						}}
					>
						{copy.off}
					</Button>
				)}
				<output className="text-small text-ink-2">{said}</output>
				{change.isError && (
					<p role="alert" className="text-small font-medium text-danger">
						{copy.notSaved}
					</p>
				)}
			</div>
		</form>
	);
}

/** A phone shows them by its own clock; a browser has to be turned on, or a mail stands in. */
function saidOf(change: ReminderChange, devices: number): string {
	if (change.kind !== "choose") return copy.isOff;
	const { by_mail, time_zone: _, quiet: __, ...wanted } = change.choices;
	const isAny = Object.values(wanted).some((one) => one !== null && one !== false);
	if (!isAny) return copy.savedNone;
	return platform.shell === null && devices === 0 && !by_mail ? copy.savedNoWay : copy.saved;
}

/** Whether a minute of the day lies in quiet hours, which may pass midnight. */
function isQuiet(at: number, quiet: ReminderChoices["quiet"]): boolean {
	if (quiet === null) return false;
	const { from, to } = quiet;
	return from <= to ? at >= from && at < to : at >= from || at < to;
}

interface TimedChoiceProps {
	label: string;
	at: number | null;
	usual: number;
	quiet: ReminderChoices["quiet"];
	onChange: (at: number | null) => void;
}

function TimedChoice({ label, at, usual, quiet, onChange }: TimedChoiceProps) {
	return (
		<div className="grid gap-2">
			<Checkbox
				label={label}
				checked={at !== null}
				onChange={({ currentTarget }) => onChange(currentTarget.checked ? usual : null)}
			/>
			{at !== null && (
				<div className="max-w-60 pl-9">
					<TimeField
						label={copy.at(label)}
						at={at}
						hint={isQuiet(at, quiet) ? copy.inQuiet : undefined}
						onChange={onChange}
					/>
				</div>
			)}
		</div>
	);
}

interface TimeFieldProps {
	label: string;
	/** Minutes of the day. */
	at: number;
	hint?: string | undefined;
	onChange: (at: number) => void;
}

function TimeField({ label, at, hint, onChange }: TimeFieldProps) {
	return (
		<TextField
			type="time"
			label={label}
			hint={hint}
			value={`${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`}
			onChange={({ target }) => {
				const [hour = Number.NaN, minute = Number.NaN] = target.value.split(":").map(Number);
				if (Number.isFinite(hour + minute)) onChange(hour * 60 + minute);
			}}
		/>
	);
}
